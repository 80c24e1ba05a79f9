import { cake } from '../scenes/cake.ts';
import { coupes } from '../scenes/coupes.ts';
import { dusk } from '../scenes/dusk.ts';
import { favors } from '../scenes/favors.ts';
import { grazing } from '../scenes/grazing.ts';
import { longtable } from '../scenes/longtable.ts';
import { place } from '../scenes/place.ts';
import { sweets } from '../scenes/sweets.ts';
import { tableware } from '../scenes/tableware.ts';
import type { PicturedScene } from './pictured-scene.ts';

/** Scenes of food, drinks and tableware. */
export const meals = {
  cake: {
    scene: cake,
    alt: 'A cake of three tiers with sugar flowers on a gold stand in window light',
    captions: [
      'Three tiers, sugar roses',
      'Buttercream and fresh flowers',
      'Almond, lemon and a little lavender',
      'On its stand before dinner',
    ],
  },
  coupes: {
    scene: coupes,
    alt: 'Coupes of sparkling wine in front of warm lights',
    captions: ['A toast', 'Poured at six'],
  },
  dusk: {
    scene: dusk,
    alt: 'A long table with candles under strings of lights at dusk',
    captions: ['Dinner outside', 'After sunset'],
  },
  favors: {
    scene: favors,
    alt: 'Small boxes with ribbons and jars of honey, set out in rows',
    captions: ['One for each guest', 'Honey and ribbon', 'Tied and tagged', 'Ready for the tables'],
  },
  grazing: {
    scene: grazing,
    alt: 'A wooden board with cheese, figs, grapes, crackers and nuts, from above',
    captions: ['The board at cocktail hour', 'Figs, three cheeses, good bread'],
  },
  longtable: {
    scene: longtable,
    alt: 'A long table with flowers and candles running toward tall windows',
    captions: ['Set for eighty', 'One long table'],
  },
  place: {
    scene: place,
    alt: 'A set place from above: plates, a folded napkin, a menu and cutlery',
    captions: ['Each place by hand', 'Menu, napkin, a sprig'],
  },
  sweets: {
    scene: sweets,
    alt: 'Macarons on three tiers beside small cakes',
    captions: ['The dessert table', 'Macarons by the dozen'],
  },
  tableware: {
    scene: tableware,
    alt: 'A stack of plates with folded napkins beside rows of wine glasses',
    captions: ['Counted and polished', 'Plates, linen, glass'],
  },
} satisfies Record<string, PicturedScene>;
