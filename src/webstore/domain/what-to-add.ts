import type { PublishRequirement } from '#contracts/webstore/publish-requirement.js';

/** The names of missing fields, as they follow 'add'. */
const words: Record<PublishRequirement, string> = {
  name: 'a name',
  category: 'a category',
  url: 'a web address',
  businessDescription: 'a description',
  priceTier: 'a price tier',
  services: 'your services',
  capacity: 'your capacity',
  serviceArea: 'your primary market',
  photo: 'a photo',
};

/** The British list has no comma before the last 'and'; our texts have none either, but the American list would. */
const list = new Intl.ListFormat('en-GB');

/** Returns a sentence with what a vendor has to do before a publish. */
export const whatToAdd = (missing: readonly PublishRequirement[]): string =>
  `Before you publish, add ${list.format(missing.map((requirement) => words[requirement]))}.`;
