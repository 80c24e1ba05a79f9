import { hotAirBalloons } from '../scenes/balloons.ts';
import { barn } from '../scenes/barn.ts';
import { coast } from '../scenes/coast.ts';
import { desert } from '../scenes/desert.ts';
import { firePit } from '../scenes/fire-pit.ts';
import { forest } from '../scenes/forest.ts';
import { greenhouse } from '../scenes/greenhouse.ts';
import { pool } from '../scenes/pool.ts';
import { sailBoat } from '../scenes/sail-boat.ts';
import { skyLanterns } from '../scenes/sky-lanterns.ts';
import { snow } from '../scenes/snow.ts';
import { vineyard } from '../scenes/vineyard.ts';
import type { PicturedScene } from './pictured-scene.ts';

/** Scenes of places outdoors: fields, water, mountains. */
export const grounds = {
  barn: {
    scene: barn,
    alt: 'A barn with open doors and lights in a field at dusk',
    captions: ['The barn at eight', 'Doors open'],
  },
  coast: {
    scene: coast,
    alt: 'A lighthouse on a cliff above the sea',
    captions: ['Above the sea', 'To the lighthouse'],
  },
  desert: {
    scene: desert,
    alt: 'Two newlyweds among cactuses and red rocks at sunset',
    captions: ['Red rocks, last light', 'Ten minutes after sunset'],
  },
  firePit: {
    scene: firePit,
    alt: 'Wooden chairs around a fire under the stars',
    captions: ['Around the fire', 'Late, with blankets'],
  },
  forest: {
    scene: forest,
    alt: 'A couple between tall trees in beams of light',
    captions: ['Between the trees', 'A quiet walk'],
  },
  greenhouse: {
    scene: greenhouse,
    alt: 'A house of glass with lights and plants inside, at dusk',
    captions: ['The glass house', 'Dinner among the palms'],
  },
  hotAirBalloons: {
    scene: hotAirBalloons,
    alt: 'Hot-air balloons over hills in the morning',
    captions: ['Up before breakfast', 'Over the valley'],
  },
  pool: {
    scene: pool,
    alt: 'Candles and flowers floating on a pool between palms',
    captions: ['By the pool', 'Floating candles'],
  },
  sailBoat: {
    scene: sailBoat,
    alt: 'A sailing boat with flags on calm water',
    captions: ['Under sail', 'Out on the bay'],
  },
  skyLanterns: {
    scene: skyLanterns,
    alt: 'Paper lanterns rising over water, a couple watching them',
    captions: ['Letting go', 'Lanterns over the lake'],
  },
  snow: {
    scene: snow,
    alt: 'A cabin with lit windows in deep snow under mountains',
    captions: ['A winter weekend', 'First snow'],
  },
  vineyard: {
    scene: vineyard,
    alt: 'A couple between rows of vines, a stone house behind them',
    captions: ['Between the vines', 'The house and its vines'],
  },
} satisfies Record<string, PicturedScene>;
