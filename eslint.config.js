// ESLint and editors look for its settings here. They stand beside its plugins, which `npm ci` does not install.
export { default } from './tools/checks/eslint-rules.js';
