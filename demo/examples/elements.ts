/** The modules that define the companions. Each is loaded when the reader comes near an example that uses it. */
const DEFINITIONS = import.meta.glob('../../src/elements/companions/*/define.ts');

/** Defines the elements in a place when the reader is within a window's height of it. */
export function defineWhenNear(container: Element): Promise<void> {
  const names = [...container.querySelectorAll(':not(:defined)')].map(({ localName }) => localName);
  const missing = [...new Set(names)].flatMap((name) => DEFINITIONS[moduleOf(name)] ?? []);
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
    observer.observe(container);
  });
}

function moduleOf(name: string): string {
  return `../../src/elements/companions/${name.replace('othello-', '')}/define.ts`;
}
