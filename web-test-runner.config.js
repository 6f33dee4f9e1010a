// Web Test Runner looks for its settings here. They stand beside its packages, which `npm ci` does not install.
export { default } from './test/browsers/chromium.config.js';
