/** A placeholder for the game until it is rendered, so that the page below it does not move. */
export function keptRoom(): HTMLElement {
  const room = part('game room');
  room.append(part('table'), part('panel'));
  return room;
}

function part(classes: string): HTMLElement {
  const element = document.createElement('div');
  element.className = classes;
  return element;
}
