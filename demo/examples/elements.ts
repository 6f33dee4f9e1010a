/** The companion elements. Each is loaded when the reader comes near an example that uses it. */
const ELEMENTS: Readonly<Record<string, () => Promise<unknown>>> = {
  'othello-clock': () => import('../../src/companions/define/clock.js'),
  'othello-controls': () => import('../../src/companions/define/controls.js'),
  'othello-evaluation': () => import('../../src/companions/define/evaluation.js'),
  'othello-game': () => import('../../src/companions/define/game.js'),
  'othello-graph': () => import('../../src/companions/define/graph.js'),
  'othello-openings': () => import('../../src/companions/define/openings.js'),
  'othello-lesson': () => import('../../src/companions/define/lesson.js'),
  'othello-lines': () => import('../../src/companions/define/lines.js'),
  'othello-moves': () => import('../../src/companions/define/moves.js'),
  'othello-puzzle': () => import('../../src/companions/define/puzzle.js'),
  'othello-review': () => import('../../src/companions/define/review.js'),
  'othello-score': () => import('../../src/companions/define/score.js'),
};

/** Defines the elements in a place when the reader is within a window's height of it. */
export function defineWhenNear(place: Element): Promise<void> {
  const names = [...place.querySelectorAll(':not(:defined)')].map(({ localName }) => localName);
  const missing = [...new Set(names)].flatMap((name) => ELEMENTS[name] ?? []);
  if (missing.length === 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        Promise.all(missing.map((load) => load())).then(() => resolve(), reject);
      },
      { rootMargin: '100%' },
    );
    observer.observe(place);
  });
}
