import type { TradeEntry } from '../trade.js';

const trucks = {
  more: [
    'Vegetarians get the same line and no apology. #305301',
    'We need {30-35} feet of level ground; the truck makes its own power. #305408',
    'Children eat first. #305307',
    'Order at the window or let us carry trays around, it is the same price.',
    'Sauces are made that day, and the hot one is labeled.',
  ],
  terms: [
    'The price is by the head, at least {50-80}, plates and napkins included.',
    'Two hours of service; longer is possible.',
    'Come and eat at the window on {street} Street first.',
    'Licensed, inspected and insured, with papers for your venue.',
    'The count is due ten days before.',
  ],
};

/** Caterers on wheels. */
export const foodTrucks: readonly TradeEntry[] = [
  {
    share: 5,
    people: 'latino',
    apart: true,
    subCategories: [504, 510],
    services: [305108, 305408],
    never: [305101, 305102, 305404, 305406, 305105, 305101],
    styles: [10504, 10507],
    prices: [58, 38, 4, 0],
    names: [
      '{color} {animal} Tacos',
      '{street} Street Tacos',
      'Tacos {last}',
      'La Troca de {last}',
      'Taqueria Los {animales}',
    ],
    says: [
      'Tacos on tortillas pressed in the truck, {120-180} people an hour, and the line is part of the party.',
      'Al pastor off the spit, carnitas, nopales, and salsas in four strengths, from {city} to any field with a gate.',
    ],
    more: trucks.more,
    terms: trucks.terms,
  },
  {
    share: 4,
    apart: true,
    subCategories: [504, 510],
    services: [305108, 305408],
    never: [305101, 305102, 305404, 305406, 305105, 305101],
    styles: [10504, 10502],
    prices: [58, 38, 4, 0],
    names: [
      '{first}’s Wood Fire Pizza',
      '{last} & Flame',
      '{tree} Fire Pizza',
      'The {city} Oven',
      'Two {animals} Pizza Truck',
    ],
    says: [
      'Pizza from a wood oven on wheels, ninety seconds each, for {80-250} people in {city} and beyond.',
      'The dough is two days old, the fire is [oak|maple|cherry|almond], and the first pie goes to the two of you.',
    ],
    more: trucks.more,
    terms: trucks.terms,
  },
  {
    share: 4,
    apart: true,
    subCategories: [504, 510],
    services: [305108, 305408],
    never: [305101, 305102, 305404, 305406, 305105, 305101],
    styles: [10504, 10502],
    prices: [58, 38, 4, 0],
    names: [
      '{old}’s Rolling Kitchen',
      'The {fruit} Wagon',
      'Two {animals} Food Truck',
      '{color} {bird} Food Truck',
      'The {herb} Truck',
      '{city} Street Kitchen',
    ],
    says: [
      'Park us by the barn at six or by the dance floor at eleven; we do dinner and late night.',
      'From a window on {street} Street to weddings all over {region}: same recipes, nicer napkins.',
      'Grilled cheese and tomato soup, fried chicken and biscuits, or three things of your own: we drive to you from {city}.',
    ],
    more: trucks.more,
    terms: trucks.terms,
  },
];
