import { boothBackdrop } from '../scenes/booth-backdrop.ts';
import { boothProps } from '../scenes/booth-props.ts';
import { car } from '../scenes/car.ts';
import { cinema } from '../scenes/cinema.ts';
import { dance } from '../scenes/dance.ts';
import { fireworks } from '../scenes/fireworks.ts';
import { getaway } from '../scenes/getaway.ts';
import { guitar } from '../scenes/guitar.ts';
import { photoStrips } from '../scenes/photo-strips.ts';
import { shuttle } from '../scenes/shuttle.ts';
import { stage } from '../scenes/stage.ts';
import { vinyl } from '../scenes/vinyl.ts';
import type { PicturedScene } from './pictured-scene.ts';

/** Scenes of music, dancing, photo booths and departures. */
export const party = {
  boothBackdrop: {
    scene: boothBackdrop,
    alt: 'A balloon arch around a backdrop with a glowing heart, a camera with a ring light in front',
    captions: ['Ready for the first guests', 'Balloons to your colors'],
  },
  boothProps: {
    scene: boothProps,
    alt: 'Paper moustaches, glasses, crowns and hats on sticks, with confetti',
    captions: ['Moustaches for everyone', 'The props table'],
  },
  car: {
    scene: car,
    alt: 'A vintage car with flowers on its hood, parked before a hedge of roses',
    captions: ['Waiting by the hedge', 'Polished twice'],
  },
  cinema: {
    scene: cinema,
    alt: 'Guests watching a wedding film on a large screen outdoors at night',
    captions: ['The same evening, on a screen', 'First showing'],
  },
  dance: {
    scene: dance,
    alt: 'A couple dancing among guests under strings of lights',
    captions: ['The first dance', 'Still full at eleven'],
  },
  fireworks: {
    scene: fireworks,
    alt: 'Fireworks over a lake at night, a couple with sparklers in front',
    captions: ['Seven minutes at midnight', 'Over the water'],
  },
  getaway: {
    scene: getaway,
    alt: 'Newlyweds driving off in an open car with a garland and tins, seen from behind',
    captions: ['Off they go', 'Tins and a garland'],
  },
  guitar: {
    scene: guitar,
    alt: 'An acoustic guitar leaning against a wall in window light, with flowers',
    captions: ['For the ceremony', 'Two guitars and a voice'],
  },
  photoStrips: {
    scene: photoStrips,
    alt: 'Strips of photo booth pictures of a couple, with confetti',
    captions: ['Four poses, two copies', 'One for the guest book'],
  },
  shuttle: {
    scene: shuttle,
    alt: 'A small old bus with lit windows and a garland, under lights at dusk',
    captions: ['Last round to the hotel', 'Room for twenty-four'],
  },
  stage: {
    scene: stage,
    alt: 'A microphone with flowers on a stage with soft lights',
    captions: ['Sound check', 'Second set'],
  },
  vinyl: {
    scene: vinyl,
    alt: 'A record on a turntable in window light',
    captions: ['Side two', 'Your parents’ records, too'],
  },
} satisfies Record<string, PicturedScene>;
