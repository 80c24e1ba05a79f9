/** Kinds of things with an id in the demo data, and the digits that distinguish them. */
const kinds = {
  user: '001',
  vendor: '002',
  webstore: '003',
  subscription: '004',
  image: '005',
  address: '006',
  package: '007',
  faq: '008',
  award: '009',
  event: '00a',
  message: '00b',
} as const;

/**
 * Returns the same id for the same thing in every run, so that seeding again changes nothing. Has the form of a UUIDv7
 * from before the product existed.
 * @param index number among its kind
 * @param part number among several that belong to it, 0 to 9
 */
export const demoId = (kind: keyof typeof kinds, index: number, part = 0): string =>
  `01900000-0000-7${kinds[kind]}-8000-${(index * 10 + part).toString(16).padStart(12, '0')}`;
