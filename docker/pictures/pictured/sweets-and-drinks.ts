import { baking } from '../scenes/baking.ts';
import { cakeSlice } from '../scenes/cake-slice.ts';
import { canapes } from '../scenes/canapes.ts';
import { champagneTower } from '../scenes/champagne-tower.ts';
import { cocktails } from '../scenes/cocktails.ts';
import { coffee } from '../scenes/coffee.ts';
import { cookies } from '../scenes/cookies.ts';
import { cupcakes } from '../scenes/cupcakes.ts';
import { donuts } from '../scenes/donuts.ts';
import { nakedCake } from '../scenes/naked-cake.ts';
import { tea } from '../scenes/tea.ts';
import type { PicturedScene } from './pictured-scene.ts';

/** Scenes of cakes, bites and drinks. */
export const sweetsAndDrinks = {
  baking: {
    scene: baking,
    alt: 'Flour, eggs, butter and a rolling pin, from above',
    captions: ['From scratch', 'Friday morning'],
  },
  cakeSlice: {
    scene: cakeSlice,
    alt: 'A slice of layer cake with roses on a plate',
    captions: ['Taste it first', 'Four layers'],
  },
  canapes: {
    scene: canapes,
    alt: 'Rows of canapes on a slate',
    captions: ['Passed at five', 'Two bites each'],
  },
  champagneTower: {
    scene: champagneTower,
    alt: 'A tower of champagne coupes',
    captions: ['Fifteen glasses, one bottle at a time', 'The tower'],
  },
  cocktails: {
    scene: cocktails,
    alt: 'A row of cocktails with garnish on a bar',
    captions: ['Signature drinks', 'The bar at six'],
  },
  coffee: {
    scene: coffee,
    alt: 'Two cups of coffee with hearts of milk, from above',
    captions: ['For two', 'Coffee after dinner'],
  },
  cookies: {
    scene: cookies,
    alt: 'Cookies with icing: hearts, rings, gowns and flowers',
    captions: ['Iced by hand', 'One at each place'],
  },
  cupcakes: {
    scene: cupcakes,
    alt: 'Cupcakes with swirls of cream on two stands',
    captions: ['Instead of a cake', 'Fifty-two, four flavors'],
  },
  donuts: {
    scene: donuts,
    alt: 'Donuts with icing on the pegs of a board',
    captions: ['The donut wall', 'Gone by ten'],
  },
  nakedCake: {
    scene: nakedCake,
    alt: 'A cake of bare layers with figs and berries',
    captions: ['No frosting needed', 'Figs from next door'],
  },
  tea: {
    scene: tea,
    alt: 'A pot of herbal tea with lemon and mint',
    captions: ['A slow hour', 'Lemon, mint, honey'],
  },
} satisfies Record<string, PicturedScene>;
