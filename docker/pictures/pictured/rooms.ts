import { ballroom } from '../scenes/ballroom.ts';
import { chapel } from '../scenes/chapel.ts';
import { fireplace } from '../scenes/fireplace.ts';
import { kitchen } from '../scenes/kitchen.ts';
import { rooftop } from '../scenes/rooftop.ts';
import { staircase } from '../scenes/staircase.ts';
import { suite } from '../scenes/suite.ts';
import { yoga } from '../scenes/yoga.ts';
import type { PicturedScene } from './pictured-scene.ts';

/** Scenes of rooms and roofs. */
export const rooms = {
  ballroom: {
    scene: ballroom,
    alt: 'A ballroom with a chandelier over round tables',
    captions: ['The ballroom, set', 'Under the chandelier'],
  },
  chapel: {
    scene: chapel,
    alt: 'A chapel with flowers on its wooden benches',
    captions: ['The chapel at noon', 'Before anyone arrives'],
  },
  fireplace: {
    scene: fireplace,
    alt: 'A fireplace with a garland and candles beside an armchair',
    captions: ['A fire in the hall', 'The seat by the fire'],
  },
  kitchen: {
    scene: kitchen,
    alt: 'A stand mixer, bowls and wooden boards in a kitchen',
    captions: ['For a new kitchen', 'From the list of wishes'],
  },
  rooftop: {
    scene: rooftop,
    alt: 'A couple on a roof terrace with lights above a city',
    captions: ['Above the city', 'The roof at nine'],
  },
  staircase: {
    scene: staircase,
    alt: 'A staircase with a garland of roses on its rail',
    captions: ['Down the stairs', 'Sixty roses'],
  },
  suite: {
    scene: suite,
    alt: 'A canopy bed with petals and two glasses on a tray',
    captions: ['The suite', 'For the first night'],
  },
  yoga: {
    scene: yoga,
    alt: 'Rolled mats, blocks and plants in a bright studio',
    captions: ['Breathe in', 'The morning before'],
  },
} satisfies Record<string, PicturedScene>;
