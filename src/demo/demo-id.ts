/** What has an id in the demo data, with the digits that tell the kinds apart. */
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
 * The same id for the same thing whenever the demo data are made, so that making them again changes nothing. In the form
 * of a UUIDv7 from before the product existed.
 * @param index which one of its kind
 * @param part which of several that belong to it, 0 to 9
 */
export const demoId = (kind: keyof typeof kinds, index: number, part = 0): string =>
  `01900000-0000-7${kinds[kind]}-8000-${(index * 10 + part).toString(16).padStart(12, '0')}`;
