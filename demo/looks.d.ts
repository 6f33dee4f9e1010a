/** Provided by `looks-plugin.ts`. */
declare module 'virtual:looks' {
  const looks: readonly import('./looks-plugin.js').ThemeLook[];
  export default looks;
}
