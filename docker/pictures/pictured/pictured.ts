import { finery } from './finery.ts';
import { meals } from './meals.ts';
import { papers } from './papers.ts';
import { party } from './party.ts';
import { places } from './places.ts';

/** Every drawn scene, by its name in the list of pictures. */
export const pictured = { ...places, ...meals, ...party, ...finery, ...papers };
