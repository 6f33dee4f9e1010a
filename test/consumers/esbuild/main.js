import { OthelloBoard } from 'othello-board';

OthelloBoard.engineUrl = new URL('./othello-worker.js', import.meta.url);

const log = document.querySelector('output');
document.querySelector('othello-board').addEventListener('othello-move', ({ detail }) => {
  log.value += `${detail.by} ${detail.square};`;
});
