/**
 * The named openings, and the one that a position or a game belongs to. Names of positions, in English and for some in
 * French and Czech; the list of moves, stories, reports and the model of people use them.
 */
import { Position } from './position.js';
import type { Square } from './square.js';
import { SYMMETRIES, transform } from './symmetry.js';

/** A named opening. */
export interface Opening {
  /** The usual English name. */
  readonly name: string;
  /** The French name, where there is one. */
  readonly french?: string;
  /** The Czech name, where there is one. */
  readonly czech?: string;
  /** The moves that lead there, rotated so that the first is f5. */
  readonly moves: readonly Square[];
}

/** Moves, English name, French name, Czech name; one opening a line. */
const TABLE = `
f5d6;Perpendicular;Perpendiculaire;Kolmé
f5d6c3d3c4;Tiger;Tigre;Tygr
f5d6c3d3c4b3;Aubrey;Bill - de Grey
f5d6c3d3c4b3d2f4;Aubrey, Feldborg continuation
f5d6c3d3c4f4c5b3c2;Rose-Bill;Triangle
f5d6c3d3c4f4c5b3c2b4;Central Rose-Bill;Triangle centrale
f5d6c3d3c4f4c5b3c2e6;Tamenori;Tamenori
f5d6c3d3c4f4c5b4b5c6f3e6e3;Ishii
f5d6c3d3c4f4c5b4b5c6f3e6e3g6f6g5d7g3;Mainline Tiger
f5d6c3d3c4f4e3;Brightwell;Brightwell
f5d6c3d3c4f4e6;Leader's Tiger;Tigre compacte
f5d6c3d3c4f4f6;Stephenson;Tigre diagonale
f5d6c3d3c4f4f6b4;Kung;Kung
f5d6c3d3c4f4f6f3;Comp'Oth;Tigre diagonale moderne
f5d6c3d3c4f4f6f3e3;Lightning Bolt;Tigre diagonale française
f5d6c3d3c4f4f6f3e6e7d7g6f8f7g5h6;F.A.T. Draw
f5d6c3d3c4f4f6f3e6e7d7g6f8f7g5h6h4g4h3h5h7;F.A.T. Draw, continuation
f5d6c3d3c4f4f6g5;No-Kung;Tigre diagonale classique
f5d6c3d3c4f4f6g5e3f3g4h3g3f2;No-Kung, continuation
f5d6c3g5;Bent Ganglion;Ganglion
f5d6c4d3c5;Cat;Chat;Kočka
f5d6c4d3c5f4e3f3c2b4b3;Berner
f5d6c4d3c5f4e3f3c2c6;Sakaguchi;Romaine connexe
f5d6c4d3e6;Italian;Italienne
f5d6c4g5;No-Cat;Ganglion
f5d6c4g5c6;Swallow
f5d6c4g5c6c5d7d3b4c3e3f3;No-Cat, continuation
f5d6c5f4d3;Horse;Cheval
f5d6c5f4e3;Rabbit;;Králík
f5d6c5f4e3c6d3f3;Ralle;Ralle
f5d6c5f4e3c6d3f6e6d7;Rose
f5d6c5f4e3c6d3f6e6d7e7;Greenberg;Rose Greenberg
f5d6c5f4e3c6d3f6e6d7g3c4;Rose-Birth
f5d6c5f4e3c6d3f6e6d7g3c4b4;Rose-Birdie;Rose transverse
f5d6c5f4e3c6d3f6e6d7g3c4b4c3;Rose-Tamenori-Kling;Transverse compacte
f5d6c5f4e3c6d3f6e6d7g3c4g5c3b4e2;Brightstein;Rose Brightstein
f5d6c5f4e3c6d3f6e6d7g4;Flat;Rose plate
f5d6c5f4e3c6d3f6e6d7g4c4;Rotating Flat
f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2;Rotating Flat, Kling continuation
f5d6c5f4e3c6d3f6e6d7g4c4g6;Murakami Variation;Rose Murakami
f5d6c5f4e3c6d7;Bhagat;Bhagat
f5d6c5f4e3c6e6;Inoue;Inoue
f5d6c5f4e3c6e6f6;Iago
f5d6c5f4e3c6f3;Shaman;Shaman
f5d6c5f4e3d3;Mimura;Mimura
f5f4;Parallel;Parallèle;Rovnoběžné
f5f6;Diagonal;Diagonale;Úhlopříčné
f5f6c4f4;Semi-Wing
f5f6d3f4;Wing
f5f6e6d6c3;Buffalo;Ishii;Buvol
f5f6e6d6c3d3;Hokuriku Buffalo;Ishii transverse
f5f6e6d6c3f4c6d3e3d2;Tanida Buffalo;Cannibale cannibalesque
f5f6e6d6c3g4c6;Maruoka Buffalo;Ishii décollée en coin
f5f6e6d6c5;Cow;Diagonale classique;Kráva
f5f6e6d6c5e3d3;Rose-v-Toth
f5f6e6d6c5e3d3c4c3;Landau
f5f6e6d6c5e3d3c4c6b5;Maruoka
f5f6e6d6c5e3d3g5;Tanida;Tanida
f5f6e6d6c5e3d3g5d7;Aircraft;Avion
f5f6e6d6c5e3d3g5e2b5;Sailboat
f5f6e6d6c5e3e7;Bat;Cambridge
f5f6e6d6c5e3e7c6d7f7c7f4g6e8d8c8g5;Bat, Kling continuation
f5f6e6d6c5e3e7c7d7c6d3;Melnikov
f5f6e6d6c5e3e7c7d7c6f7;Bat, Piau continuation
f5f6e6d6c5e3e7f4f7;Bat, Kling alternative
f5f6e6d6c5f4;Chimney;Cheminée
f5f6e6d6c7c6d7;Hamilton
f5f6e6d6c7f4;Lollipop
f5f6e6d6d7;Raccoon Dog;Peccerillo
f5f6e6d6e7;Heath;Heath
f5f6e6d6e7f4;Heath-Chimney;Heath cheminée
f5f6e6d6e7g5c5;Heath-Bat;Heath Comp'Oth
f5f6e6d6e7g5g4;Iwasaki;Heath Drumel
f5f6e6d6e7g5g6e3c5c6d3c4b3;Mimura, second variation
f5f6e6d6f7;Snake;Campagnarde
f5f6e6d6f7e3d7e7c6c5d3;Pyramid;Campagnarde damier
f5f6e6d6f7f3;Lysons;Campagnarde décollée
f5f6e6d6g7;X-Square;Ouverture X
f5f6e6f4e3c5c6d6e7f7;Sensya
f5f6e6f4g3;Rocket;Coquelicot
`;

/** All named openings, in the order of their moves. */
export const OPENINGS: readonly Opening[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [moves, name, french, czech] = line.split(';');
    return {
      name: name!,
      moves: moves!.match(/../g) as Square[],
      ...(french && { french }),
      ...(czech && { czech }),
    };
  });

let byPosition: ReadonlyMap<string, Opening> | undefined;

/** The opening that a position is, under any symmetry and by any order of moves. */
export function openingOf(position: Position): Opening | undefined {
  byPosition ??= new Map(
    OPENINGS.flatMap((opening) => {
      const reached = opening.moves.reduce((at, move) => at.play(move), Position.start);
      return SYMMETRIES.map((symmetry) => [transform(reached, symmetry).toString(), opening]);
    }),
  );
  return byPosition.get(position.toString());
}

/** The last named opening that a game went through, from its positions in order. */
export function lastOpening(positions: Iterable<Position>): Opening | undefined {
  let last: Opening | undefined;
  for (const position of positions) last = openingOf(position) ?? last;
  return last;
}

/** The name of an opening in a language: French for `fr` and Czech for `cs`, if it has one; else English. */
export function nameOfOpening({ name, french = name, czech = name }: Opening, language: string): string {
  return { fr: french, cs: czech }[language.slice(0, 2)] ?? name;
}
