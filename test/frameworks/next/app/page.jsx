'use client';
import { OthelloBoard } from 'othello-board/react/board';
import { useState } from 'react';

const marks = [{ square: 'd3', text: 'A' }];

export default function Page() {
  const [log, setLog] = useState('');
  return (
    <main>
      <OthelloBoard
        position="start"
        moves=""
        engine="white"
        level={1}
        marks={marks}
        onOthelloMove={({ detail }) => setLog((moves) => `${moves}${detail.by} ${detail.square};`)}
      />
      <output>{log}</output>
    </main>
  );
}
