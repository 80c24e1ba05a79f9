import { boutonnieres } from '../scenes/boutonnieres.ts';
import { budVases } from '../scenes/bud-vases.ts';
import { centerpiece } from '../scenes/centerpiece.ts';
import { flowerBuckets } from '../scenes/flower-buckets.ts';
import { flowerCloud } from '../scenes/flower-cloud.ts';
import { flowerCrown } from '../scenes/flower-crown.ts';
import { neon } from '../scenes/neon.ts';
import { petals } from '../scenes/petals.ts';
import { wreath } from '../scenes/wreath.ts';
import type { PicturedScene } from './pictured-scene.ts';

/** Scenes of flowers and what florists make of them. */
export const flowers = {
  boutonnieres: {
    scene: boutonnieres,
    alt: 'Boutonnieres with pins in two rows on linen',
    captions: ['One for each pocket', 'Pinned at three'],
  },
  budVases: {
    scene: budVases,
    alt: 'Small vases of colored glass in a row, one stem in each',
    captions: ['One stem each', 'Glass in every color'],
  },
  centerpiece: {
    scene: centerpiece,
    alt: 'A low bowl of roses with candles on a round table',
    captions: ['Low enough to talk over', 'The middle of the table'],
  },
  flowerBuckets: {
    scene: flowerBuckets,
    alt: 'Buckets full of cut flowers on a wooden bench',
    captions: ['From the market at five', 'The studio on a Thursday'],
  },
  flowerCloud: {
    scene: flowerCloud,
    alt: 'Flowers hanging from a ceiling over a round table',
    captions: ['A cloud of roses', 'Over the head table'],
  },
  flowerCrown: {
    scene: flowerCrown,
    alt: 'A crown of flowers on a wooden table, with ribbons and scissors',
    captions: ['A crown for the day', 'Almost done'],
  },
  neon: {
    scene: neon,
    alt: 'Two glowing hearts on a wall of leaves',
    captions: ['The wall of leaves', 'Glowing until midnight'],
  },
  petals: {
    scene: petals,
    alt: 'An aisle with petals and lanterns under old trees',
    captions: ['Petals along the aisle', 'Lanterns under the oaks'],
  },
  wreath: {
    scene: wreath,
    alt: 'A wreath of roses and leaves with a ribbon on a painted door',
    captions: ['At the front door', 'A wreath to take home'],
  },
} satisfies Record<string, PicturedScene>;
