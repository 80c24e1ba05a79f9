import type { AwardContent } from '#contracts/webstore/awards-section.js';
import type { FaqContent } from '#contracts/webstore/faqs-section.js';
import type { PackageContent } from '#contracts/webstore/packages-section.js';
import { categoryById, serviceById } from '#src/webstore/catalogue/catalogue.js';
import { demoData } from '../data/demo-data.js';
import type { DemoWebstore } from './demo-webstore.js';
import { SeededRandom } from '../random/seeded-random.js';

/** The sections of a webstore that depend on its plan, without ids. */
export interface PageParts {
  packages: Omit<PackageContent, 'id' | 'imageId'>[];
  faqs: Omit<FaqContent, 'id'>[];
  awards: Omit<AwardContent, 'id' | 'imageId'>[];
}

type ThreeSizes<T> = readonly [small: T, middle: T, large: T];

const { usualPrices, packageNames, packageTexts, questions, awardNames } = demoData<{
  /** Price in US dollars of the middle package of a standard business, by category. */
  usualPrices: Readonly<Record<string, number>>;
  packageNames: readonly ThreeSizes<string>[];
  packageTexts: ThreeSizes<readonly string[]>;
  questions: readonly { question: string; answers: readonly string[] }[];
  awardNames: readonly string[];
}>('page-parts');

/** Factors by price tier, budget to luxury. */
const tierFactors = [0.6, 1, 1.6, 2.6];

const sizeFactors = [0.55, 1, 1.75];

/** Rounds prices to a multiple of 50, as people write them. */
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
    .map(({ question, answers }) => ({ question, answer: random.pick(answers) }));

function awardsOf(random: SeededRandom, { addresses }: DemoWebstore): PageParts['awards'] {
  const { city = '', state = '' } = addresses[0] ?? {};
  return random.some(awardNames, random.integer(0, 3)).map((name) => ({
    name: `${name.replace('{city}', city).replace('{state}', state)}, ${random.integer(2019, 2025)}`,
    link: '',
  }));
}

/** Packages, questions and awards of a webstore with a plan, deterministic; empty without a plan. */
export function pagePartsOf(seed: number, index: number, webstore: DemoWebstore): PageParts {
  if (webstore.tier === 'starter') return { packages: [], faqs: [], awards: [] };
  const random = new SeededRandom(seed + 2, index);
  return { packages: packagesOf(random, webstore), faqs: faqsOf(random), awards: awardsOf(random, webstore) };
}
