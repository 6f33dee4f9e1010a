// What the compiler is to accept of React's components, and what not.
import type { OthelloBoard as Board } from 'othello-board';
import { OthelloBoard, OthelloClock, OthelloGame } from 'othello-board/react';
import { useRef, type MouseEventHandler } from 'react';

// Of type `{ square: string }[]`: the compiler does not take a text for a square.
const marks = [{ square: 'd3', text: 'A' }];
const arrows = [{ from: 'c4', to: 'f4' }];

export function Table({ onClick }: { onClick: MouseEventHandler<Board> }) {
  const board = useRef<Board>(null);
  return (
    <>
      <OthelloBoard
        ref={board}
        className="wide"
        style={{ width: 300 }}
        title="The final"
        onClick={onClick}
        engine="white"
        level="3"
        ply="end"
        marks="d3=A"
        handicapFor="white"
        labelFormatter={(square) => square.toUpperCase()}
        onOthelloMove={({ detail }) => detail.square}
      >
        <p slot="header">Final</p>
      </OthelloBoard>
      <OthelloBoard marks={marks} arrows={arrows} interactive onOthelloError={({ detail }) => detail.code} />
      <OthelloClock time="5:00" onOthelloFlag={({ detail }) => detail.color} />
      <OthelloGame options={{}} onOthelloGameover={({ detail }) => detail.black} />
      <button onClick={() => board.current?.undo()}>Undo</button>
    </>
  );
}

// @ts-expect-error there is no such side
export const noSide = <OthelloBoard engine="green" />;
// @ts-expect-error a listener gets the event of its name
export const noDetail = <OthelloBoard onOthelloMove={(event) => event.detail.depth} />;
// @ts-expect-error there is no such property
export const noProperty = <OthelloClock colour="blue" />;
