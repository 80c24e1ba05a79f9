import { arbor } from '../scenes/arbor.ts';
import { beach } from '../scenes/beach.ts';
import { candles } from '../scenes/candles.ts';
import { chairs } from '../scenes/chairs.ts';
import { hall } from '../scenes/hall.ts';
import { hills } from '../scenes/hills.ts';
import { inn } from '../scenes/inn.ts';
import { lake } from '../scenes/lake.ts';
import { lounge } from '../scenes/lounge.ts';
import { meadow } from '../scenes/meadow.ts';
import { spa } from '../scenes/spa.ts';
import { tent } from '../scenes/tent.ts';
import { window } from '../scenes/window.ts';
import type { PicturedScene } from './pictured-scene.ts';

/** Scenes of locations: houses, halls, gardens, water. */
export const places = {
  arbor: {
    scene: arbor,
    alt: 'A flower arch at the end of an aisle between white chairs, hills behind it',
    captions: ['The arch at four in the afternoon', 'An aisle in the grass'],
  },
  beach: {
    scene: beach,
    alt: 'Two newlyweds on a beach under palms while the sun goes down over the sea',
    captions: ['The first evening', 'Low tide, last light'],
  },
  candles: {
    scene: candles,
    alt: 'Three lit candles and flowers on a table in front of tall windows',
    captions: ['Two flames, then one', 'Before the vows'],
  },
  chairs: {
    scene: chairs,
    alt: 'Rows of wooden chairs with ribbons and flowers on a lawn',
    captions: ['Crossback chairs, first rows', 'A hundred and twenty, all alike'],
  },
  hall: {
    scene: hall,
    alt: 'A hall of arches that opens to a garden full of light',
    captions: ['The arcade', 'Light from the garden', 'On the way to dinner'],
  },
  hills: {
    scene: hills,
    alt: 'A couple on a hill in front of the setting sun',
    captions: ['Ten minutes alone', 'The last light'],
  },
  inn: {
    scene: inn,
    alt: 'A house with lit windows at dusk, a path with lanterns leading to its door',
    captions: ['The house at dusk', 'Lanterns to the door', 'All the windows lit'],
  },
  lake: {
    scene: lake,
    alt: 'A lit cabin at a lake under mountains, a couple in a small boat',
    captions: ['The cabin across the lake', 'Still water'],
  },
  lounge: {
    scene: lounge,
    alt: 'A velvet sofa with cushions on a rug outdoors, under strings of lights',
    captions: ['A corner to sit in', 'Velvet on the lawn'],
  },
  meadow: {
    scene: meadow,
    alt: 'Wildflowers in a meadow against the sun',
    captions: ['Behind the house in June', 'Tall grass'],
  },
  spa: {
    scene: spa,
    alt: 'Rolled towels, a bowl with floating flowers, a candle and smooth stones',
    captions: ['An hour of quiet', 'The day before', 'Warm stones'],
  },
  tent: {
    scene: tent,
    alt: 'A large tent glowing from inside at night under stars',
    captions: ['The tent after dark', 'Room for the band, too'],
  },
  window: {
    scene: window,
    alt: 'A vase of roses in the light of a window',
    captions: ['By the window', 'Sunday light', 'A few stems'],
  },
} satisfies Record<string, PicturedScene>;
