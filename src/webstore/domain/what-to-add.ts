import type { PublishRequirement } from '#contracts/webstore/publish-requirement.js';

/** As a vendor calls them, after 'add'. */
const words: Record<PublishRequirement, string> = {
  name: 'a name',
  category: 'a category',
  url: 'a web address',
  businessDescription: 'a description',
  priceTier: 'a price tier',
  services: 'your services',
  capacity: 'your capacity',
  serviceArea: 'where you work',
  photo: 'a photo',
};

/** What a vendor has to do before a publish, in a sentence. */
export const whatToAdd = (missing: readonly PublishRequirement[]): string =>
  `Before you publish, add ${new Intl.ListFormat('en-US').format(missing.map((requirement) => words[requirement]))}.`;
