import 'othello-board';

const log = document.querySelector('output');
document.querySelector('othello-board').addEventListener('othello-move', ({ detail }) => {
  log.value += `${detail.by} ${detail.square};`;
});
