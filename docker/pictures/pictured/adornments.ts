import { bowTies } from '../scenes/bow-ties.ts';
import { cuffLinks } from '../scenes/cuff-links.ts';
import { gemStones } from '../scenes/gem-stones.ts';
import { necklace } from '../scenes/necklace.ts';
import { paletteOfColors } from '../scenes/palette-of-colors.ts';
import { perfume } from '../scenes/perfume.ts';
import { ringDish } from '../scenes/ring-dish.ts';
import { robe } from '../scenes/robe.ts';
import { sewing } from '../scenes/sewing.ts';
import { shoes } from '../scenes/shoes.ts';
import { suits } from '../scenes/suits.ts';
import { tiara } from '../scenes/tiara.ts';
import { updo } from '../scenes/updo.ts';
import { veil } from '../scenes/veil.ts';
import type { PicturedScene } from './pictured-scene.ts';

/** Scenes of clothes, jewelry and beauty. */
export const adornments = {
  bowTies: {
    scene: bowTies,
    alt: 'Bow ties and folded pocket squares in a drawer',
    captions: ['Pick one', 'Silk, by color'],
  },
  cuffLinks: {
    scene: cuffLinks,
    alt: 'A watch, cuff links, a tie and a boutonniere on a tray',
    captions: ['All laid out', 'The last details'],
  },
  gemStones: {
    scene: gemStones,
    alt: 'Cut stones in rows on a tray with a loupe and tweezers',
    captions: ['Choose the stone', 'Cut by hand'],
  },
  necklace: {
    scene: necklace,
    alt: 'A necklace with a drop on a velvet bust',
    captions: ['For a low neckline', 'One drop'],
  },
  paletteOfColors: {
    scene: paletteOfColors,
    alt: 'Lipsticks and a palette of eye shadows, from above',
    captions: ['Every shade', 'The trial palette'],
  },
  perfume: {
    scene: perfume,
    alt: 'A bottle of perfume on a tray with flowers',
    captions: ['A little scent', 'On the tray'],
  },
  ringDish: {
    scene: ringDish,
    alt: 'Rings and earrings in a small dish beside flowers',
    captions: ['Safe until four', 'A dish for the rings'],
  },
  robe: {
    scene: robe,
    alt: 'Silk robes in soft colors on a rail',
    captions: ['Robes for the morning', 'One for each of you'],
  },
  sewing: {
    scene: sewing,
    alt: 'Lace, spools of thread, pins and a measuring tape',
    captions: ['The last fitting', 'Lace, sewn by hand'],
  },
  shoes: {
    scene: shoes,
    alt: 'A pair of satin heels beside a bouquet',
    captions: ['Something new', 'Ready to dance'],
  },
  suits: {
    scene: suits,
    alt: 'Suits with ties on a rail, shoes below',
    captions: ['The whole party', 'Five ways to wear it'],
  },
  tiara: {
    scene: tiara,
    alt: 'A tiara with clear stones on a velvet cushion',
    captions: ['Only for today', 'The family tiara'],
  },
  updo: {
    scene: updo,
    alt: 'Hair pinned up with roses and pearls, seen from behind',
    captions: ['Roses and six pearls', 'Pinned to last'],
  },
  veil: {
    scene: veil,
    alt: 'A bride with a long veil in an open door, seen from behind',
    captions: ['One last look', 'Ten feet of tulle'],
  },
} satisfies Record<string, PicturedScene>;
