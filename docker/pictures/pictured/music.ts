import { drums } from '../scenes/drums.ts';
import { mirrorBall } from '../scenes/mirror-ball.ts';
import { mixerDesk } from '../scenes/mixer-desk.ts';
import { piano } from '../scenes/piano.ts';
import { saxophone } from '../scenes/saxophone.ts';
import { violin } from '../scenes/violin.ts';
import type { PicturedScene } from './pictured-scene.ts';

/** Scenes of instruments and dance floors. */
export const music = {
  drums: {
    scene: drums,
    alt: 'A drum kit on a stage under colored lights',
    captions: ['Four on the floor', 'Ready at seven'],
  },
  mirrorBall: {
    scene: mirrorBall,
    alt: 'A mirror ball over a crowded dance floor',
    captions: ['The floor at ten', 'All night'],
  },
  mixerDesk: {
    scene: mixerDesk,
    alt: 'Two turntables and a mixer in front of dancing guests',
    captions: ['Requests welcome', 'From the booth'],
  },
  piano: {
    scene: piano,
    alt: 'A grand piano with candles before tall windows',
    captions: ['For the dinner', 'Eighty-eight keys'],
  },
  saxophone: {
    scene: saxophone,
    alt: 'A saxophone before a curtain, flowers beside it',
    captions: ['The late set', 'Cocktail hour'],
  },
  violin: {
    scene: violin,
    alt: 'A violin and its bow on sheets of music',
    captions: ['Played at the altar', 'Their song, arranged'],
  },
} satisfies Record<string, PicturedScene>;
