/** A burst of discs over a board, for what deserves a moment of joy: a puzzle solved, a first game won. */

const DISCS = 22;
/** The shortest flight and what luck adds to it, in milliseconds. */
const FLIGHT = 900;
const LUCK = 700;

/**
 * Lets discs fly out of the middle of a board. Nothing moves where the reader has asked for less motion.
 *
 * @param board stands in the dialog or the page that the discs fly over
 */
export function celebrate(board: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { left, top, width, height } = board.getBoundingClientRect();
  const size = width / 16;
  for (let at = 0; at < DISCS; at++) {
    const disc = document.createElement('div');
    disc.ariaHidden = 'true';
    Object.assign(disc.style, {
      position: 'fixed',
      zIndex: '2',
      left: `${left + (width - size) / 2}px`,
      top: `${top + (height - size) / 2}px`,
      width: `${size}px`,
      height: `${size}px`,
      borderRadius: '50%',
      background: at % 2 === 0 ? '#1d211f' : '#f8f6f0',
      boxShadow: '0 1px 3px #0008',
      pointerEvents: 'none',
    });
    board.after(disc);
    const turn = (2 * Math.PI * (at + Math.random())) / DISCS;
    const [x, y] = [Math.cos(turn), Math.sin(turn)].map(
      (part) => part * width * (0.3 + 0.25 * Math.random()),
    );
    const flight = disc.animate(
      [
        { transform: 'scale(0.3)' },
        { transform: `translate(${x}px, ${y}px) scaleX(0.2)`, offset: 0.5 },
        { transform: `translate(${x! * 1.15}px, ${y! + height * 0.35}px)`, opacity: 0 },
      ],
      { duration: FLIGHT + LUCK * Math.random(), easing: 'cubic-bezier(0.2, 0.7, 0.5, 1)', fill: 'forwards' },
    );
    flight.addEventListener('finish', () => disc.remove());
  }
}
