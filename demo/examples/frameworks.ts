/** How frameworks pass properties and hear events. */
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
const told = ({ detail }) => console.log(detail.square);
</script>

<template>
  <othello-board engine="white" level="hard" @othello-move="told" />
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
  {
    // Its name is a sentence, which the page has in its language.
    name: undefined,
    code: `<othello-board
  engine="white"
  engine-url="https://example.org/othello/othello-worker.js"
></othello-board>`,
  },
] as const;
