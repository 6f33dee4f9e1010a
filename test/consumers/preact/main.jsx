import { OthelloBoard } from 'othello-board/react/board';
import { render } from 'preact';
import { useState } from 'preact/hooks';

const marks = [{ square: 'd3', text: 'A' }];

function App() {
  const [log, setLog] = useState('');
  return (
    <>
      <OthelloBoard
        engine="white"
        level={1}
        marks={marks}
        moveNumbers={false}
        onOthelloMove={({ detail }) => setLog((moves) => `${moves}${detail.by} ${detail.square};`)}
      />
      <output>{log}</output>
    </>
  );
}

render(<App />, document.getElementById('app'));
