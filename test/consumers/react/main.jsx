import 'othello-board';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const marks = [{ square: 'd3', text: 'A' }];

function App() {
  const [log, setLog] = useState('');
  return (
    <>
      <othello-board
        engine="white"
        level={1}
        marks={marks}
        onothello-move={({ detail }) => setLog((moves) => `${moves}${detail.by} ${detail.square};`)}
      />
      <output>{log}</output>
    </>
  );
}

createRoot(document.getElementById('app')).render(<App />);
