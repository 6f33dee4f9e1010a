import type { HomeStrings } from '../home.js';

/** The home page in Czech. */
export const cs: HomeStrings = {
  title: 'Zahrajte si Othello, proti počítači nebo ve dvou.',
  links: {
    today: 'Dnešní úloha',
    done: 'hotovo ✓',
    lesson: 'Vaše další lekce',
    lessonOf: 'Lekce {n} z {total}',
    minute: 'Naučte se to za 60 sekund',
    minuteAbout: 'Čtyři desky a závěr partie',
  },
  minute: {
    stepOf: '{n} z {total}',
    close: 'Zavřít',
    next: 'Dál',
    asks: {
      flip: 'Hrajete černými. Klepněte na některý kroužek.',
      directions: 'Jeden z tahů otočí kameny ve třech směrech najednou. Který?',
      corner: 'Kámen v rohu už nikdo neotočí. Vezměte si roh.',
      beside: 'Jeden z těchto tahů dá bílému roh. Klepněte na jiný.',
    },
    wrong: {
      flip: 'Klepněte na některý kroužek.',
      directions: 'Tenhle otáčí v méně směrech. Hledejte tři.',
      corner: 'Tam táhnout můžete, ale roh to není.',
      beside: 'To pole je vedle prázdného rohu a bílý by si roh vzal.',
    },
    right: {
      flip: 'Bílý kámen mezi dvěma vašimi je teď váš. Každý tah musí otočit aspoň jeden kámen.',
      directions: 'Ano. Otočí se všechny kameny mezi novým a dalším vaším kamenem.',
      corner: 'Zůstane vám až do konce a s ním i kameny, které k němu připojíte.',
      beside: 'Správně. Polím vedle prázdného rohu se vyhýbejte.',
    },
    finish: 'Teď dohrajte tuto partii proti Pipovi. Kdo má na konci víc kamenů, vyhraje.',
    won: 'Vyhráli jste {you} : {other}. Teď už umíte hrát.',
    lost: 'Pip vyhrál {other} : {you}. Teď už umíte hrát, zkuste to znovu.',
    drawn: 'Remíza {you} : {other}. Teď už umíte hrát.',
    play: 'Zahrát si celou partii',
  },
  opponents: {
    title: 'Proti komu chcete hrát?',
    count: 'poraženo {n} z {total}',
    engine: 'počítač',
    beaten: 'porazili jste',
    stronger: 'Vyhráli jste. Teď zkuste soupeře: {name}.',
    weaker: 'To bylo těžké. {name} je o něco snazší soupeř.',
    offerStronger: 'Další: {name}, {points}',
    offerWeaker: 'Znovu, o něco snazší: {name}, {points}',
    plays: {
      pip: 'Pip se právě naučil pravidla a otáčí co nejvíc kamenů. Berte rohy a vyhrajete.',
      lola: 'Lola má ráda velké tahy a na rohy často zapomíná. Vyhýbejte se polím vedle rohů.',
      milo: 'Milo bere, co vidí. Dívejte se, co mu váš tah dovolí otočit.',
      nora: 'Nora hlídá rohy, ale ne pole vedle nich. Počkejte na její chybu.',
      hugo: 'Hugo hraje často, ale jen doma. Otáčejte málo kamenů a dobré tahy mu dojdou.',
      vera: 'Vera počítá tahy stejně jako vy. Mějte jich víc než ona.',
      oskar: 'Oskar hraje v klubu a zná zahájení. Vaší šancí jsou poslední pole.',
      ines: 'Ines vyhrává turnaje. Před koncovkou skoro nic nedaruje.',
      kenji: 'Kenji hraje jako ti nejlepší. Na něj potřebujete dobré zahájení a přesnou koncovku.',
      orion: 'Orion je počítač v plné síle. Porazit ho nemusí nikdo.',
    },
  },
};
