import { OthelloBoard } from 'othello-board/react/board';

/** A component of the server: nothing of it runs in the page but the board itself. */
export default function Page() {
  return (
    <main>
      <OthelloBoard moves="f5d6c3" marks={[{ square: 'd3', text: 'A' }]} />
      <p>What stands below the board.</p>
    </main>
  );
}
