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
/** The requirements that a draft must meet before it can be published (WS-187). */
export type PublishRequirement = (typeof publishRequirements)[number];
