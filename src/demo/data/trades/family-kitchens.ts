import type { TradeEntry } from '../trade.js';

/** Caterers who cook what their families have always cooked. */
export const familyKitchens: readonly TradeEntry[] = [
  {
    share: 3,
    onlyThis: true,
    people: 'latino',
    subCategories: [505, 501],
    services: [305102, 305103, 305401],
    styles: [10507],
    names: ['Casa {last}', 'La Cocina de {last}', '{last} Family Kitchen', 'Sazón {last}', 'Doña {old}’s Kitchen'],
    says: [
      'Mole, barbacoa and rice in copper pots: the {last} family has cooked for {city} weddings since {1974-2012}.',
      'We cook the food of your grandmothers for {80-500} people, tortillas pressed while they wait. #305104',
    ],
  },
  {
    share: 3,
    onlyThis: true,
    people: 'indian',
    subCategories: [505, 501],
    services: [305102, 305103, 305401],
    styles: [10508],
    names: ['{last} Caterers', 'Masala & {last}', '{last} Family Kitchen', 'Annapurna Catering', 'Dosa & {fruit}'],
    says: [
      'Dosas to order, kebabs over charcoal, a thali for everyone: we cook South Asian weddings of {150-900} {in} {region}. #305104',
      'Pure vegetarian in one kitchen, everything else in the other, chai at all hours. #305301',
    ],
  },
  {
    share: 2,
    onlyThis: true,
    people: 'muslim',
    subCategories: [505, 501],
    services: [305102, 305103, 305401],
    styles: [10506],
    names: ['{last} Halal Catering', 'Sofra, {city}', '{last} & Sons Catering', 'Pomegranate Table'],
    says: [
      'Mezze, slow lamb, rice with a crust: halal catering in {city} since {1986-2014}. #305306 #506',
      'We cook for {60-600} with the doors open and the grill outside, all of it halal. #305306 #506',
    ],
  },
  {
    share: 3,
    onlyThis: true,
    people: 'black',
    subCategories: [505, 501],
    services: [305102, 305103, 305401],
    styles: [10505],
    names: [
      '{last} & Sons Catering',
      'Miss {old}’s Kitchen',
      '{last} Family Kitchen',
      'Sunday at {last}’s',
      '{last} Jollof and Grill',
    ],
    says: [
      'Fried chicken, greens, macaroni and peach cobbler: {last} weddings in {city} taste like Sunday.',
      'Jollof, suya and plantain for the party, something plainer for your in-laws, both done properly.',
    ],
  },
  {
    share: 2,
    onlyThis: true,
    people: 'eastAsian',
    subCategories: [505, 501],
    services: [305102, 305103, 305401],
    styles: [10509],
    names: ['{last} Banquet Kitchen', '{last} Noodle and Grill', 'Mama {last}’s', '{last} Family Kitchen'],
    says: [
      'Ten courses for ten tables or a hundred dumplings at midnight: we cook Chinese, Vietnamese and Filipino weddings in {city}.',
      'Noodles pulled in front of your guests, a whole pig if you ask, and grandmother approves the broth. #305104',
    ],
  },
  {
    share: 2,
    onlyThis: true,
    people: 'italian',
    subCategories: [505, 501],
    services: [305102, 305103, 305401],
    styles: [10506],
    names: ['Trattoria {last} Catering', '{last} Family Kitchen', '{last} & Daughters', 'Nonna {old}’s Table'],
    says: [
      'Handmade pasta for {60-300}, rolled that morning by five people who argue about thickness.',
      'Our grandparents opened a restaurant in {city} in {1951-1984}; the recipes now travel to barns and ballrooms.',
    ],
  },
  {
    share: 3,
    onlyThis: true,
    people: 'jewish',
    never: [305306],
    subCategories: [506, 501],
    services: [305305, 305101, 305401, 305402],
    styles: [10506, 10502],
    names: ['{last} Kosher Catering', '{last} & Sons Kosher', 'Simcha by {last}', 'The {fruit} Table Kosher'],
    says: [
      'Kosher catering under supervision in {city}, for {60-600}, and nobody will say it is good for kosher.',
      'Glatt kosher dinners, parve desserts people fight over, and a crew that can kasher a ballroom by noon.',
    ],
  },
];
