import { limousine } from '../scenes/limousine.ts';
import { scooter } from '../scenes/scooter.ts';
import { trolley } from '../scenes/trolley.ts';
import type { PicturedScene } from './pictured-scene.ts';

/** Scenes of what guests and couples ride in. */
export const rides = {
  limousine: {
    scene: limousine,
    alt: 'A long limousine in front of lit windows',
    captions: ['Room for ten', 'At the theater'],
  },
  scooter: {
    scene: scooter,
    alt: 'A scooter with flowers in its basket in front of a shop',
    captions: ['Just the two of you', 'With a basket of roses'],
  },
  trolley: {
    scene: trolley,
    alt: 'An old trolley with a garland on a city street',
    captions: ['All aboard', 'Church to dinner'],
  },
} satisfies Record<string, PicturedScene>;
