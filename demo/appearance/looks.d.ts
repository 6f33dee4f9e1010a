/** Provided by `looks-plugin.ts`. */
declare module 'virtual:looks' {
  const looks: readonly import('./looks-plugin.js').BoardLook[];
  export default looks;
}
