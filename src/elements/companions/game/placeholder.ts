/**
 * A placeholder for the game until it is rendered, so that the page below it does not move. `game.styles.ts` says how
 * large its parts are.
 */
export function gamePlaceholder(): HTMLElement {
  const placeholder = part('game placeholder');
  placeholder.append(part('table'), part('panel'));
  return placeholder;
}

function part(classes: string): HTMLElement {
  const element = document.createElement('div');
  element.className = classes;
  return element;
}
