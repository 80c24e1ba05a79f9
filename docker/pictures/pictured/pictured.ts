import { adornments } from './adornments.ts';
import { finery } from './finery.ts';
import { flowers } from './flowers.ts';
import { grounds } from './grounds.ts';
import { keepsakes } from './keepsakes.ts';
import { meals } from './meals.ts';
import { music } from './music.ts';
import { papers } from './papers.ts';
import { party } from './party.ts';
import { places } from './places.ts';
import { rides } from './rides.ts';
import { rooms } from './rooms.ts';
import { sweetsAndDrinks } from './sweets-and-drinks.ts';

/** Every drawn scene, by its name in the list of pictures. */
export const pictured = {
  ...adornments,
  ...finery,
  ...flowers,
  ...grounds,
  ...keepsakes,
  ...meals,
  ...music,
  ...papers,
  ...party,
  ...places,
  ...rides,
  ...rooms,
  ...sweetsAndDrinks,
};
