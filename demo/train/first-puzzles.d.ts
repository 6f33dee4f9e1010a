/** Made by `first-puzzles-plugin.ts`. */
declare module 'virtual:first-puzzles' {
  const first: readonly import('../progress/session.js').Candidate[];
  export default first;
}
