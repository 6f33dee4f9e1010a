import type { AnalyseLaterStrings } from '../analyse-later.js';

/** The strings of the analysis page that are not shown at once, in English. */
export const en: AnalyseLaterStrings = {
  chapters: {
    name: 'Name',
    rename: 'Rename',
    up: 'Move up',
    down: 'Move down',
    delete: 'Delete chapter',
    deleted: '“{name}” is deleted.',
    undo: 'Bring it back',
    add: 'Add a chapter',
    fromPlace: 'From this position',
    afterMove: '{name}, after move {ply}',
    empty: 'From the usual start',
    text: 'Games, positions or links as text',
    addText: 'Add text',
    files: 'From files…',
    added: { one: '{n} chapter added.', other: '{n} chapters added.' },
    full: 'An analysis has at most {n} chapters: the rest was left out.',
    fromLibrary: 'Add as chapters',
    left: {
      one: 'A link has no room for {n} chapter: {names}. A file has.',
      other: 'A link has no room for {n} chapters: {names}. A file has.',
    },
  },
  engineChoice: {
    which: 'Positions are valued by',
    own: 'the engine of this page',
    program: 'a program on this computer',
    time: 'At most',
    seconds: { one: '{n} second', other: '{n} seconds' },
    depth: 'Depth',
    plies: { one: '{n} move', other: '{n} moves' },
    threads: 'Threads',
    usual: 'as usual',
    help: 'Start the program behind the bridge, with its own name and options in place of PROGRAM:',
    limits:
      'The program values the position shown and plays on from it; reviews are made by the engine of this page. GTP has values where the program knows kata-analyze.',
    protocol: 'Protocol',
    address: 'Address',
    connect: 'Connect',
    connecting: 'Waiting for the program…',
    connected: '{name} values the positions.',
    problems: {
      address: '{address} is no address of this computer such as ws://localhost:8123.',
      connection: 'Nobody answers at {address}, or this page is not let in.',
      answer: 'The program at {address} is silent, or does not answer as this protocol asks.',
    },
    goesOn: 'The engine of this page goes on.',
  },
};
