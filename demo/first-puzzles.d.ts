/** Made by `first-puzzles-plugin.ts`. */
declare module 'virtual:first-puzzles' {
  const first: import('./first-puzzles-plugin.js').FirstPuzzles;
  export default first;
}
