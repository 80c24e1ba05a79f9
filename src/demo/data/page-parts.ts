import type { AwardContent, FaqContent, PackageContent } from '#contracts/webstore/webstore-content.js';
import { categoryById, serviceById } from '#src/webstore/catalogue/catalogue.js';
import type { DemoWebstore } from './demo-webstore.js';
import { SeededRandom } from './seeded-random.js';

/** What a plan lets a webstore show, without ids. */
export interface PageParts {
  packages: Omit<PackageContent, 'id' | 'imageId'>[];
  faqs: Omit<FaqContent, 'id'>[];
  awards: Omit<AwardContent, 'id' | 'imageId'>[];
}

/** US dollars that the middle package of a standard business costs, by category. */
const usualPrices: Readonly<Record<string, number>> = {
  beauty: 650,
  venues: 6_800,
  music: 2_200,
  lodging: 1_900,
  foodbeverage: 4_800,
  officiants: 550,
  planning: 3_400,
  rentalequipment: 1_800,
  invitationsstationery: 900,
  florist: 2_600,
  photographyvideography: 3_600,
  favorsgifts: 420,
  transportation: 980,
  jewelry: 2_400,
  entertainmentotherservices: 1_300,
  healthwellness: 380,
  travel: 3_900,
  photobooths: 850,
  bridaltuxedo: 1_700,
  home: 520,
  tuxedos: 460,
  videography: 3_100,
  weddingcakes: 780,
  otherservices: 700,
};
/** By price tier, budget to luxury. */
const tierFactors = [0.6, 1, 1.6, 2.6];

/** Three sizes each: small, middle, large. */
const packageNames = [
  ['The small one', 'The whole day', 'The long weekend'],
  ['Just enough', 'The usual', 'Everything'],
  ['For two', 'For the family', 'For everybody'],
  ['Simple', 'Full', 'All of it'],
] as const;
const packageTexts = [
  [
    'For small weddings and weekday plans. Less of everything except the care.',
    'The short version: what matters most, agreed in one call.',
    'For up to thirty people, or for those who like to keep things light.',
  ],
  [
    'What most couples choose. We plan it with you and leave room for the things that change.',
    'From the first call to the last thank-you, with two meetings and one long walk through the day.',
    'The whole day in our hands, so that yours are free.',
  ],
  [
    'For large parties and long evenings. More people, more time, and a second plan for the weather.',
    'Everything we do, in one price. You will not see another invoice.',
    'Two days or more, from the welcome dinner to the brunch.',
  ],
] as const;
const sizeFactors = [0.55, 1, 1.75];

const questions: readonly (readonly [string, ...string[]])[] = [
  [
    'How do we reserve our date?',
    'With a signed agreement and a deposit of 30 percent. The rest is due two weeks before the day.',
    'Send us a message with the date. We hold it for a week, and a deposit of a quarter makes it yours.',
  ],
  [
    'What happens if we have to move the date?',
    'If we are open on the new one, the deposit moves with you. Please tell us as early as you can.',
    'Once is free. After that we charge for what we can no longer book.',
  ],
  [
    'Do you travel, and what does it cost?',
    'Within an hour of us it is part of the price. Beyond that we charge the way and, if it gets late, a room.',
    'Gladly. We quote the trip as one round number, so that nobody has to count miles.',
  ],
  ['Is there a minimum?', 'On Saturdays from May to October, yes. On other days we are happy to do small things.'],
  [
    'When should we get in touch?',
    'Nine to twelve months ahead for a Saturday in season. For other days, ask: we often have room.',
    'As soon as you have a date and a place. Earlier than that we can talk, but not promise.',
  ],
  [
    'What if you are ill?',
    'There are three colleagues we trust, and they trust us. In eight years it has happened twice.',
  ],
  ['May we see the contract first?', 'Of course. It has two pages, and we go through it with you if you like.'],
  ['Are you insured?', 'Yes, with two million in liability. Your venue gets the certificate from us.'],
  ['How do you want to be paid?', 'By card, transfer or check. Whatever is easiest for you is fine with us.'],
  [
    'Can we meet before we decide?',
    'Please do. We meet in person or by video, for half an hour, and it costs nothing.',
  ],
];

const awardNames = [
  'Readers’ choice, {city} wedding guide',
  'Couples’ favorite, {state} wedding weekend',
  'Best newcomer, {city} makers’ fair',
  'Silver medal, {state} guild',
  'Ten years in business, {city} chamber of commerce',
] as const;

/** Prices end on 0 or 50, as people write them. */
const roundPrice = (price: number) => Math.max(50, Math.round(price / 50) * 50);

function packagesOf(random: SeededRandom, webstore: DemoWebstore): PageParts['packages'] {
  const [categoryId = 0] = webstore.categoryIds;
  const usual = usualPrices[categoryById(categoryId)?.externalId ?? ''] ?? 1_000;
  const middle = usual * (tierFactors[(webstore.priceTier ?? 2) - 1] ?? 1) * (0.85 + random.next() * 0.3);
  const names = random.pick(packageNames);
  const offered = webstore.services.flatMap((id) => serviceById(id)?.name ?? []);
  return names.slice(random.integer(0, 1)).map((name) => {
    const size = names.findIndex((known) => known === name);
    return {
      name,
      price: roundPrice(middle * (sizeFactors[size] ?? 1)),
      description: random.pick(packageTexts[size] ?? packageTexts[1]),
      inclusions: random.some(offered, 2 + size * 2),
    };
  });
}

const faqsOf = (random: SeededRandom): PageParts['faqs'] =>
  random
    .some(questions, random.integer(4, 8))
    .map(([question, ...answers]) => ({ question, answer: random.pick(answers) }));

function awardsOf(random: SeededRandom, { addresses }: DemoWebstore): PageParts['awards'] {
  const { city = '', state = '' } = addresses[0] ?? {};
  return random.some(awardNames, random.integer(0, 3)).map((name) => ({
    name: `${name.replace('{city}', city).replace('{state}', state)}, ${random.integer(2019, 2025)}`,
    link: '',
  }));
}

/** Packages, questions and awards of a webstore with a plan, the same whenever they are made; nothing without a plan. */
export function pagePartsOf(seed: number, index: number, webstore: DemoWebstore): PageParts {
  if (webstore.tier === 'starter') return { packages: [], faqs: [], awards: [] };
  const random = new SeededRandom(seed + 2, index);
  return { packages: packagesOf(random, webstore), faqs: faqsOf(random), awards: awardsOf(random, webstore) };
}
