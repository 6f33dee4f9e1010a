// What each framework's compiler is to accept, and what not.
import type { OthelloBoard } from 'othello-board';

const table: { current: OthelloBoard | null } = { current: null };

export const board = (
  <othello-board
    id="table"
    ref={table}
    title="The final"
    dir="ltr"
    lang="fr"
    tabIndex={0}
    aria-label="The final"
    data-round="7"
    onClick={(event) => event.preventDefault()}
    engine="white"
    level={1}
    marks={[{ square: 'd3', text: 'A' }]}
    onothello-move={(event) => {
      const square: string = event.detail.square;
      return square;
    }}
  >
    <p slot="header">Final</p>
  </othello-board>
);
export const asHtmlWritesIt = (
  <othello-board
    interactive=""
    level="3"
    ply="end"
    marks="d3=A"
    arrows="c4-f4"
    handicap-for="white"
    move-time="500"
    coordinates="none"
  />
);
export const companions = (
  <>
    <othello-score for="table" blackName="Ann" white-name="Bea" />
    <othello-clock for="table" time="5:00" onothello-flag={(event) => event.detail.color} />
    <othello-moves for="table" />
    <othello-controls for="table" buttons="undo redo" />
    <othello-evaluation for="table" />
    <othello-graph for="table" scale="chances" />
    <othello-lines for="table" count={2} running />
    <othello-review
      for="table"
      auto
      exact-from="20"
      onothello-review={(event) => event.detail.black.accuracy}
    />
    <othello-game storageKey="mine" onothello-gameover={(event) => event.detail.black} />
  </>
);

/** Lists whose squares are any text for the compiler, given by a script. */
const marks = [{ square: 'd3', text: 'A' }];
const arrows = [{ from: 'c4', to: 'f4' }];
export const listed = <othello-board marks={marks} arrows={arrows} />;
export function mark(of: OthelloBoard): void {
  of.marks = marks;
  of.arrows = arrows;
}

// @ts-expect-error there is no such side
export const noSide = <othello-board engine="green" />;
// @ts-expect-error there is no such level
export const noLevel = <othello-board level="11" />;
// @ts-expect-error a listener gets the event of its name
export const noDetail = <othello-board onothello-move={(event) => event.detail.depth} />;
// @ts-expect-error there is no such element
export const noElement = <othello-bord />;
// @ts-expect-error there is no such property
export const noProperty = <othello-score colour="blue" />;
// @ts-expect-error what the board says of itself cannot be set
export const noMethod = <othello-board legalMoves={[]} />;
