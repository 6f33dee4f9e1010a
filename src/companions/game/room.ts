/** The room that a game will take, until it is drawn: what is below it on the page does not move. */
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
