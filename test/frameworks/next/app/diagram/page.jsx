import { OthelloBoard } from 'othello-board/react';

/** A component of the server: nothing of it runs in the page but the board itself. */
export default function Page() {
  return <OthelloBoard moves="f5d6c3" moveNumbers marks={[{ square: 'd3', text: 'A' }]} />;
}
