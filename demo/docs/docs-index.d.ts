/** The texts of the documentation by headings, created by `plugin.ts` when the site is served or built. */
declare module 'virtual:docs-index' {
  const texts: import('./search-index.js').FoundText[];
  export default texts;
}
