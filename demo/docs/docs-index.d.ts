/** What the documentation says, by headings: made when the site is served or built (`plugin.ts`). */
declare module 'virtual:docs-index' {
  const texts: import('./search-index.js').FoundText[];
  export default texts;
}
