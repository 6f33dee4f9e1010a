import othello from 'othello-board/markdown-it';

export default function (config) {
  config.amendLibrary('md', (md) => md.use(othello));
}
