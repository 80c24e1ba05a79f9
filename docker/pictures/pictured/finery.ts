import { bouquet } from '../scenes/bouquet.ts';
import { brushes } from '../scenes/brushes.ts';
import { drape } from '../scenes/drape.ts';
import { gown } from '../scenes/gown.ts';
import { jacket } from '../scenes/jacket.ts';
import { pearls } from '../scenes/pearls.ts';
import { ringBox } from '../scenes/ring-box.ts';
import { rings } from '../scenes/rings.ts';
import { vanity } from '../scenes/vanity.ts';
import type { PicturedScene } from './pictured-scene.ts';

/** Scenes of clothes, flowers and beauty. */
export const finery = {
  bouquet: {
    scene: bouquet,
    alt: 'A bouquet of full roses with eucalyptus, close up',
    captions: [
      'Garden roses and eucalyptus',
      'Tied by hand that morning',
      'For a small wedding in spring',
      'The colors of late summer',
    ],
  },
  brushes: {
    scene: brushes,
    alt: 'Make-up brushes, pots of powder and a comb with pearls on marble',
    captions: ['Set up by eight', 'Soft colors, good brushes'],
  },
  drape: {
    scene: drape,
    alt: 'Folds of silk in window light with roses and eucalyptus',
    captions: ['Silk, by the window', 'The fabric, close up'],
  },
  gown: {
    scene: gown,
    alt: 'A long gown with a beaded top on a hanger before a tall window',
    captions: ['On its hanger, the morning of', 'Beaded by hand', 'After the last fitting'],
  },
  jacket: {
    scene: jacket,
    alt: 'A dinner jacket with a bow tie, a pocket square and a flower in the lapel',
    captions: ['Made to measure', 'Black tie, your color', 'With the flower on', 'Peak lapels'],
  },
  pearls: {
    scene: pearls,
    alt: 'Two strings of pearls and a pair of drop earrings on satin',
    captions: ['Pearls for the day', 'Two strings, one pair'],
  },
  ringBox: {
    scene: ringBox,
    alt: 'A ring with a clear stone in an open velvet box, roses beside it',
    captions: ['One stone', 'In its box'],
  },
  rings: {
    scene: rings,
    alt: 'Two gold rings on linen with roses and eucalyptus',
    captions: ['A pair', 'Gold, a little warm'],
  },
  vanity: {
    scene: vanity,
    alt: 'A dressing table with an oval mirror, small bottles and a vase of roses',
    captions: ['Before anyone arrives', 'The quiet half hour', 'Morning light'],
  },
} satisfies Record<string, PicturedScene>;
