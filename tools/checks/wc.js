// By this path .oxlintrc.json finds the plugin.
export { default } from 'eslint-plugin-wc';
