import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { OthelloBoard, type Mark, type MoveDetail } from 'othello-board';

// The builder does not find the worker of a package, so angular.json copies it. On a server there is no document and no
// engine.
if (typeof document !== 'undefined')
  OthelloBoard.engineUrl = new URL('othello/othello-worker.js', document.baseURI);

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <othello-board engine="white" level="1" [marks]="marks" (othello-move)="onMove($event)"></othello-board>
    <output>{{ log() }}</output>
  `,
})
export class App {
  readonly marks: readonly Mark[] = [{ square: 'd3', text: 'A' }];
  readonly log = signal('');

  onMove(event: Event): void {
    const { by, square } = (event as CustomEvent<MoveDetail>).detail;
    this.log.update((moves) => `${moves}${by} ${square};`);
  }
}
