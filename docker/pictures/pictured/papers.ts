import { camera } from '../scenes/camera.ts';
import { luggage } from '../scenes/luggage.ts';
import { paper } from '../scenes/paper.ts';
import { planner } from '../scenes/planner.ts';
import { prints } from '../scenes/prints.ts';
import { vowBook } from '../scenes/vow-book.ts';
import type { PicturedScene } from './pictured-scene.ts';

/** Scenes of stationery, planning and packing. */
export const papers = {
  camera: {
    scene: camera,
    alt: 'An old camera with a leather strap beside rolls of film and flowers',
    captions: ['The camera that always comes along', 'Two rolls left'],
  },
  luggage: {
    scene: luggage,
    alt: 'A leather case, a straw hat, a map and two passports',
    captions: ['Packed on Sunday', 'Two passports, one map'],
  },
  paper: {
    scene: paper,
    alt: 'An invitation with its envelope, a wax seal and a reply card among flowers',
    captions: [
      'Letterpress on cotton',
      'With a wax seal',
      'Invitation, reply, envelope',
      'The whole suite',
      'Lined envelopes',
    ],
  },
  planner: {
    scene: planner,
    alt: 'A list with ticks, a month with a heart on one day, and color cards',
    captions: ['Five done, three to go', 'The plan of the day', 'Colors to choose from'],
  },
  prints: {
    scene: prints,
    alt: 'Prints of wedding pictures spread out on linen',
    captions: ['From one afternoon', 'Proofs on the table'],
  },
  vowBook: {
    scene: vowBook,
    alt: 'An open book with handwritten vows, a ribbon and a pen beside it',
    captions: ['Their own words', 'The vows, final draft'],
  },
} satisfies Record<string, PicturedScene>;
