/** Examples of code: how frameworks pass properties to an element and handle its events. */
export const FRAMEWORKS = [
  {
    name: 'React 19',
    code: `import 'othello-board';

export function Table() {
  return (
    <othello-board
      engine="white"
      level="hard"
      onothello-move={({ detail }) => console.log(detail.square)}
    />
  );
}`,
  },
  {
    name: 'Vue 3',
    code: `<script setup>
import 'othello-board';
const logMove = ({ detail }) => console.log(detail.square);
</script>

<template>
  <othello-board engine="white" level="hard" @othello-move="logMove" />
</template>`,
  },
  {
    name: 'Svelte 5',
    code: `<script>
  import 'othello-board';
</script>

<othello-board
  engine="white"
  level="hard"
  onothello-move={({ detail }) => console.log(detail.square)}
></othello-board>`,
  },
] as const;

/** Engine files at another address: of the page's origin for one board, of any origin for all. */
export const ELSEWHERE = `<othello-board engine="white" engine-url="/othello-worker.js"></othello-board>

<script type="module">
  import { OthelloBoard } from 'othello-board';
  OthelloBoard.engineUrl = 'https://example.org/othello-worker.js';
</script>`;

/** A native program as the engine: the command that connects it to a WebSocket, and the page. */
export const OTHER_PROGRAM = `<!-- npx othello-engine bridge --port 8123 -- ./edax -gtp -->
<othello-board id="board" engine="white"></othello-board>

<script type="module">
  import 'othello-board';
  import { connectGtp } from 'othello-board/engine/gtp.js';
  board.engineProvider = () => connectGtp('ws://localhost:8123');
</script>`;
