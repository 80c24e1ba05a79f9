export const publishRequirements = [
  'photo',
  'services',
  'category',
  'priceTier',
  'businessDescription',
  'capacity',
  'serviceArea',
  'url',
  'name',
] as const;
/** What a draft must have before it may be published (WS-187). */
export type PublishRequirement = (typeof publishRequirements)[number];
