import type { OpponentStrings } from '../opponents.js';

/** The opponents in Czech. */
export const cs: OpponentStrings = {
  title: 'Soupeři',
  points: '{n} bodů',
  engine: 'počítač naplno',
  beaten: 'porazili jste',
  first: 'Na první partii zkuste soupeře: {name}.',
  again: 'Zahrajte si znovu: {name}.',
  stronger: 'Dvě výhry za sebou. Teď zkuste soupeře: {name}.',
  weaker: 'To bylo těžké. O něco snazší soupeř: {name}.',
  giveUp: 'Vaše partie neskončila. Chcete ji ukončit a hrát? Soupeř: {name}.',
  play: 'Hrát: {name}',
  stay: 'Pokračovat v partii',
  plays: {
    pip: 'Pip se právě naučil pravidla a otáčí co nejvíc kamenů. Berte rohy a vyhrajete.',
    lola: 'Lola má ráda velké tahy a na rohy často zapomíná. Vyhněte se polím vedle rohů.',
    milo: 'Milo bere, co vidí. Dívejte se, co mu váš tah dovolí otočit.',
    nora: 'Nora hlídá rohy, ale ne pole vedle nich. Počkejte na její chybu.',
    hugo: 'Hugo hraje jako zkušený domácí hráč. Otáčejte málo kamenů a dobré tahy mu dojdou.',
    vera: 'Vera počítá tahy stejně jako vy. Mějte jich víc než ona.',
    oskar: 'Oskar hraje v klubu a zná zahájení. Vaší šancí jsou poslední pole.',
    ines: 'Ines vyhrává turnaje. Do koncovky skoro nic nedaruje.',
    kenji: 'Kenji hraje jako nejlepší. Potřebujete dobré zahájení a přesnou koncovku.',
    orion: 'Orion je počítač v plné síle. Porazit ho nemusí nikdo.',
  },
};
