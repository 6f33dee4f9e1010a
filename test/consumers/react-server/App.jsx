import { OthelloBoard, OthelloScore } from 'othello-board/react';
import { useRef, useState } from 'react';

const marks = [{ square: 'd3', text: 'A' }];

export function App() {
  const board = useRef(null);
  const [log, setLog] = useState('');
  // With each move the page is rendered again, and says once more what the game began with.
  return (
    <>
      <OthelloScore for="table" blackName="Ann" />
      <OthelloBoard
        ref={board}
        id="table"
        className="wide"
        title="The table"
        position="start"
        moves=""
        engine="white"
        level={1}
        moveNumbers
        noShortcuts={false}
        marks={marks}
        onOthelloMove={({ detail }) => setLog((moves) => `${moves}${detail.by} ${detail.square};`)}
      />
      <button onClick={() => board.current.reset()}>Again</button>
      <output>{log}</output>
    </>
  );
}
