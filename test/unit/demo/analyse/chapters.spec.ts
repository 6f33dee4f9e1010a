import { describe, expect, it, vi } from 'vitest';
import {
  chapterOf,
  Chapters,
  MOST_CHAPTERS,
  nameOf,
  type NewChapter,
} from '../../../../demo/analyse/chapters/chapters.js';
import { shownName } from '../../../../demo/analyse/chapters/names.js';
import { chaptersOfLink } from '../../../../demo/analyse/chapters/link.js';
import { writeChaptersLink } from '../../../../demo/analyse/chapters/write-link.js';
import { openLinkedChapters } from '../../../../demo/analyse/chapters/open-link.js';
import { printChapters } from '../../../../demo/analyse/chapters/pgn.js';
import { readChapters } from '../../../../demo/library/read-chapters.js';
import { en } from '../../../../demo/locales/analyse/en.js';
import { gameFromJson, gameToJson } from '../../../../src/core/formats/json/game-json.js';
import { writePermalink } from '../../../../src/core/formats/permalink.js';
import { Game } from '../../../../src/core/rules/game/game.js';
import { Position } from '../../../../src/core/rules/position.js';

const played = (...moves: string[]): Game => {
  const game = new Game();
  for (const move of moves) game.play(move as 'f5');
  return game;
};

const named = (name: string): NewChapter => ({ game: played('f5'), name });

/** The names of the chapters, the current one in brackets. */
const namesOf = ({ list, current }: Chapters): string =>
  list.map((one) => (one === current ? `[${one.name}]` : one.name)).join(' ');

function analysis(): Chapters {
  const chapters = new Chapters(named('a'));
  chapters.add([named('b'), named('c')]);
  return chapters;
}

describe('the chapters of an analysis', () => {
  it('are called by their place where nothing is known of them, also while a name is typed', () => {
    const chapters = new Chapters({ game: new Game() });
    chapters.add([{ game: new Game() }]);
    const { list, current } = chapters;
    expect(shownName(current, list, en.chapters)).toBe('Chapter 2');
    expect(shownName({ ...current, name: undefined }, list, en.chapters)).toBe('Chapter 2');
  });

  it('are added behind the others, and the first of them is shown', () => {
    expect(namesOf(analysis())).toBe('a [b] c');
  });

  it('are no more than an analysis has room for', () => {
    const chapters = analysis();
    const added = chapters.add(Array.from({ length: MOST_CHAPTERS }, () => named('x')));
    expect(added).toHaveLength(MOST_CHAPTERS - 3);
    expect(chapters.add([named('y')])).toEqual([]);
    expect(chapters.list).toHaveLength(MOST_CHAPTERS);
  });

  it('are chosen by their numbers, which stay when they move', () => {
    const chapters = analysis();
    const [a, b, c] = chapters.list.map(({ id }) => id) as [number, number, number];
    chapters.move(c, -1);
    chapters.choose(c);
    expect(namesOf(chapters)).toBe('a [c] b');
    chapters.move(a, -1);
    chapters.move(b, 1);
    chapters.choose(99);
    expect(namesOf(chapters)).toBe('a [c] b');
    chapters.move(a, 1);
    expect(namesOf(chapters)).toBe('[c] a b');
  });

  it('have the name that the user gives, and without it the names of their players', () => {
    const chapters = new Chapters({ game: new Game() });
    const { id, game } = chapters.current;
    expect(nameOf(chapters.current)).toBe(undefined);
    game.setFacts({ event: 'Open' });
    expect(nameOf(chapters.current)).toBe('Open');
    game.setFacts({ black: 'Ann' });
    expect(nameOf(chapters.current)).toBe('Ann – ?');
    chapters.rename(id, ' Final ');
    expect(nameOf(chapters.current)).toBe('Final');
    chapters.rename(id, ' ');
    expect(nameOf(chapters.current)).toBe('Ann – ?');
  });

  it('come back one by one where they were deleted, and the only one stays', () => {
    const chapters = analysis();
    const [a, b, c] = chapters.list.map(({ id }) => id) as [number, number, number];
    chapters.remove(b);
    expect(namesOf(chapters)).toBe('a [c]');
    chapters.remove(c);
    expect(namesOf(chapters)).toBe('[a]');
    chapters.remove(a);
    expect(namesOf(chapters)).toBe('[a]');
    chapters.undoRemove();
    expect(namesOf(chapters)).toBe('a [c]');
    chapters.undoRemove();
    expect(namesOf(chapters)).toBe('a [b] c');
    expect(chapters.lastRemoved).toBe(undefined);
    chapters.undoRemove();
    chapters.remove(a);
    expect(namesOf(chapters)).toBe('[b] c');
  });

  it('are deleted for good if they are empty', () => {
    const chapters = analysis();
    chapters.add([{ game: new Game() }]);
    chapters.remove(chapters.current.id);
    expect(chapters.lastRemoved).toBe(undefined);
  });

  it('have each its game, and what that took the place of', () => {
    const chapters = analysis();
    const { game: before } = chapters.current;
    const game = played('f5', 'd6');
    chapters.replaceGame(game, before);
    expect(chapters.current).toMatchObject({ name: 'b', game, before });
    expect(chapters.list[0]!.game).not.toBe(game);
  });

  it('tell every change, and nothing where nothing changes', () => {
    const chapters = analysis();
    const listener = vi.fn();
    const end = chapters.subscribe(listener);
    const { id, game, before } = chapters.current;
    chapters.choose(id);
    chapters.replaceGame(game, before);
    expect(listener).not.toHaveBeenCalled();
    chapters.rename(id, 'x');
    expect(listener).toHaveBeenCalledOnce();
    end();
    chapters.rename(id, 'y');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('give new numbers to those that follow the stored ones', () => {
    const chapters = new Chapters(named('x'));
    const list = analysis().list.map((one) => ({ ...one, id: one.id + 7 }));
    chapters.restore(list, 2);
    expect(namesOf(chapters)).toBe('a b [c]');
    expect(chapters.add([named('d')])[0]!.id).toBeGreaterThan(list[2]!.id);
    chapters.restore([], 0);
    expect(chapters.list).toHaveLength(4);
  });
});

/** The part of the library's worker that is used here. */
const library = {
  call: (_: string, [sources, most]: readonly unknown[]) =>
    readChapters(sources as Parameters<typeof readChapters>[0], most as number),
} as unknown as Parameters<typeof openLinkedChapters>[2];

const textOf = (game: Game): Promise<string> =>
  writePermalink({ ...game.record, root: game.root, shown: game.node });

/** Games as JSON, with the names of their chapters. */
const written = (list: readonly NewChapter[]) =>
  list.map(({ game, name }) => [name, gameToJson(game.record)]);

/** A chapter with side line, remarks, marks and players; one that starts from a position; an empty one. */
function variety(): Chapters {
  const rich = played('f5', 'd6', 'c3');
  rich.annotate({ comment: 'good & bad', marks: [{ square: 'a1', text: 'A' }] });
  rich.goTo(1);
  rich.play('f6');
  rich.setFacts({ black: 'Ann', white: 'Bob', result: { winner: 'black', margin: 10 } });
  const position = played('f5', 'd6').position;
  const chapters = new Chapters({ game: rich, name: 'One & only = 1' });
  chapters.add([{ game: new Game({ position }), name: 'From here' }, { game: new Game() }]);
  chapters.choose(chapters.list[1]!.id);
  return chapters;
}

describe('a link with chapters', () => {
  it('carries them all, with their names, places and the one that is shown', async () => {
    const chapters = variety();
    const { hash, left } = await writeChaptersLink(chapters.list, chapters.current, textOf);
    expect(left).toEqual([]);
    const linked = chaptersOfLink(hash)!;
    expect(linked.index).toBe(1);
    const opened = new Chapters({ game: new Game() });
    await openLinkedChapters(linked, opened, library);
    expect(written(opened.list)).toEqual(written(chapters.list));
    expect(opened.current.name).toBe('From here');
    expect(opened.lastRemoved).toBe(undefined);
  });

  it('opens all that an analysis can have where there is only an empty board', async () => {
    const opened = new Chapters({ game: new Game() });
    const chapters = Array.from({ length: MOST_CHAPTERS }, (_, n) => ({ text: '', name: `${n}` }));
    await openLinkedChapters({ chapters, index: 0 }, opened, library);
    expect(opened.list.map(({ name }) => name)).toEqual(chapters.map(({ name }) => name));
  });

  it('is opened beside what is there, and again without a second copy', async () => {
    const chapters = variety();
    const { hash } = await writeChaptersLink(chapters.list, chapters.current, textOf);
    const opened = analysis();
    for (let i = 0; i < 2; i++) {
      await openLinkedChapters(chaptersOfLink(hash)!, opened, library);
      expect(namesOf(opened)).toBe('a b c One & only = 1 [From here] ');
    }
  });

  it('carries the one that is shown, and says which of the others have no room', async () => {
    const large = (name: string): NewChapter => {
      const game = new Game({ position: Position.start });
      for (let i = 0; i < 40; i++) {
        game.goTo(0);
        let { node } = game;
        for (let at = 0; at < 30; at++) {
          const moves = game.position.legalMoves;
          game.play(moves[(i * 7 + at * 3 + i * at) % moves.length]!);
          if (game.node === node) break;
          node = game.node;
        }
      }
      return { game, name };
    };
    const chapters = new Chapters(large('a'));
    chapters.add([large('b'), named('c'), large('d')]);
    chapters.choose(chapters.list[3]!.id);
    const { hash, left } = await writeChaptersLink(chapters.list, chapters.current, textOf);
    expect(left.map(({ name }) => name)).toEqual(['a', 'b']);
    const linked = chaptersOfLink(hash)!;
    expect([linked.index, ...linked.chapters.map(({ name }) => name)]).toEqual([1, 'c', 'd']);
  });

  it('is none with one game, and shows the first where it names none', () => {
    expect(chaptersOfLink('game=f5d6c3')).toBe(undefined);
    expect(chaptersOfLink('stored=12&ply=3')).toBe(undefined);
    expect(chaptersOfLink('game=f5&game=f5d6&chapter=7')?.index).toBe(0);
    expect(chaptersOfLink('game=f5&game=f5d6&chapter=x')?.index).toBe(0);
    const many = Array.from({ length: 200 }, () => 'game=f5').join('&');
    expect(chaptersOfLink(many)?.chapters).toHaveLength(MOST_CHAPTERS);
  });

  it('is refused if it has more moves than a link may have', async () => {
    const moves =
      'f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6';
    const linked = chaptersOfLink(Array.from({ length: 40 }, () => `game=${moves}`).join('&'))!;
    await expect(openLinkedChapters(linked, analysis(), library)).rejects.toMatchObject({
      code: 'too-many-moves',
    });
  });
});

describe('a file of chapters', () => {
  it('is one PGN with a game each, and has their names when it is read again', async () => {
    const { list } = variety();
    const text = printChapters(list);
    expect(text.match(/^\[ChapterName /gm)).toHaveLength(2);
    const { games, hasMore, unread } = await readChapters([text], MOST_CHAPTERS);
    expect([hasMore, unread]).toEqual([false, undefined]);
    const read = games.map(({ game }) => chapterOf(gameFromJson(game).game));
    expect(read.map(({ name }) => name)).toEqual(list.map(({ name }) => name));
    const trees = (all: readonly NewChapter[]) =>
      all.map(({ game: { record } }) => {
        const { next, start, black } = gameToJson(record);
        return { next, start, black };
      });
    expect(trees(read)).toEqual(trees(list));
    // A removed name is not written any more.
    expect(printChapters([{ game: read[0]!.game }])).not.toContain('ChapterName');
  });

  it('is read no further than there is room', async () => {
    const text = Array.from({ length: 9 }, () => '[Black "A"]\n\nf5 d6 *\n').join('\n');
    expect(await readChapters([text], 4)).toMatchObject({ hasMore: true, games: { length: 4 } });
    expect(await readChapters([text], 9)).toMatchObject({ hasMore: false, games: { length: 9 } });
  });
});
