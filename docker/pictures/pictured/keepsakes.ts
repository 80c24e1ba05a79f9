import { calligraphy } from '../scenes/calligraphy.ts';
import { escortCards } from '../scenes/escort-cards.ts';
import { instantCamera } from '../scenes/instant-camera.ts';
import { lawnGames } from '../scenes/lawn-games.ts';
import { sparklers } from '../scenes/sparklers.ts';
import { telephone } from '../scenes/telephone.ts';
import { waterColors } from '../scenes/water-colors.ts';
import { waxSeals } from '../scenes/wax-seals.ts';
import { welcomeSign } from '../scenes/welcome-sign.ts';
import type { PicturedScene } from './pictured-scene.ts';

/** Scenes of written cards, keepsakes and games. */
export const keepsakes = {
  calligraphy: {
    scene: calligraphy,
    alt: 'A pen, an inkwell and cards with written names',
    captions: ['Every name by hand', 'Ink to your color'],
  },
  escortCards: {
    scene: escortCards,
    alt: 'Rows of small cards with names on a table with flowers',
    captions: ['Find your table', 'A hundred and ten names'],
  },
  instantCamera: {
    scene: instantCamera,
    alt: 'An instant camera among its pictures',
    captions: ['Guests take the pictures', 'Out of the slot'],
  },
  lawnGames: {
    scene: lawnGames,
    alt: 'Croquet on a lawn beside a picnic blanket',
    captions: ['While you take pictures', 'A set of croquet'],
  },
  sparklers: {
    scene: sparklers,
    alt: 'A couple walking between guests with sparklers',
    captions: ['The last exit', 'Two minutes of light'],
  },
  telephone: {
    scene: telephone,
    alt: 'An old telephone beside an open guest book',
    captions: ['Leave a message', 'The audio guest book'],
  },
  waterColors: {
    scene: waterColors,
    alt: 'A painted invitation with brushes and a box of colors',
    captions: ['Painted for you', 'Roses, by brush'],
  },
  waxSeals: {
    scene: waxSeals,
    alt: 'Envelopes with wax seals, a stamp and a stick of wax',
    captions: ['Sealed by hand', 'Ready for the mail'],
  },
  welcomeSign: {
    scene: welcomeSign,
    alt: 'A welcome sign on an easel with flowers at its corner',
    captions: ['The first thing they see', 'Lettered by hand'],
  },
} satisfies Record<string, PicturedScene>;
