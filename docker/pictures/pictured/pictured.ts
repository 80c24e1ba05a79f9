import { finery } from './finery.ts';
import { meals } from './meals.ts';
import { papers } from './papers.ts';
import { party } from './party.ts';
import { places } from './places.ts';

/** Every scene that is drawn, under the name by which the list of pictures calls it. */
export const pictured = { ...places, ...meals, ...party, ...finery, ...papers };
