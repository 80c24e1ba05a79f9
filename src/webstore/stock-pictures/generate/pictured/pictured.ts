import { finery } from './finery.js';
import { meals } from './meals.js';
import { papers } from './papers.js';
import { party } from './party.js';
import { places } from './places.js';

/** Every scene that is drawn, under the name by which the list of pictures calls it. */
export const pictured = { ...places, ...meals, ...party, ...finery, ...papers };
