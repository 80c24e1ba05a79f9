import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { WebstoreContent } from '#contracts/webstore/sections.js';
import { emptyContent } from './empty-content.js';
import { publishStatusOf, snapshotOf, unpublishedSections, type PublishedImage } from './publish-status.js';

const draft: WebstoreContent = {
  ...emptyContent('Larkspur'),
  categoryIds: [10, 2],
  subCategoryIds: { 2: [201], 10: [1001] },
  links: { Website: 'larkspur.example', Instagram: 'larkspur' },
};

const images = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    caption: fc.string(),
    isCoverPhoto: fc.boolean(),
    ordinal: fc.integer({ min: 0, max: 3 }),
  }),
  { selector: ({ id }) => id, maxLength: 8 },
);

/** The same value as read from a jsonb column: with its keys in another order. */
const asStored = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toReversed())
        : part,
    ),
  ) as T;

describe('the publish status', () => {
  it('is Unpublished without a published version, for any draft [WS-21]', () => {
    fc.assert(fc.property(images, (all) => publishStatusOf(draft, null, all) === 'Unpublished'));
  });

  it('is Published right after a publish, regardless of key order in storage and the order of pictures [WS-21]', () => {
    fc.assert(
      fc.property(images, (all) => {
        const published = asStored(snapshotOf(draft, all));
        expect(publishStatusOf(asStored(draft), published, all.toReversed())).toBe('Published');
      }),
    );
  });

  it('is Unpublished Changes while draft and published version differ, and Published once they do not [WS-21]', () => {
    const published = snapshotOf(draft, []);
    expect(publishStatusOf({ ...draft, name: 'Pine' }, published, [])).toBe('Unpublished Changes');
    expect(publishStatusOf({ ...draft, subCategoryIds: { 10: [1001] } }, published, [])).toBe('Unpublished Changes');
    expect(publishStatusOf({ ...draft, categoryIds: [2, 10] }, published, [])).toBe('Unpublished Changes');
    expect(publishStatusOf({ ...draft, links: { ...draft.links } }, published, [])).toBe('Published');
  });

  it('does not change when travel is turned on by itself, but when a vendor chooses how far', () => {
    const still = { ...draft, categoryIds: [10], travels: false, travelOption: 'locally' as const };
    const published = snapshotOf(still, []);
    expect(publishStatusOf({ ...still, travels: true }, published, [])).toBe('Published');
    expect(publishStatusOf({ ...still, travelOption: 'globally' }, published, [])).toBe('Unpublished Changes');
    expect(publishStatusOf({ ...still, travelOption: null }, published, [])).toBe('Unpublished Changes');
  });

  it('counts a picture, its caption, its position and the cover as changes, but not its approval [WS-21]', () => {
    const image: PublishedImage = { id: 'a', caption: '', isCoverPhoto: false, ordinal: 0 };
    const published = snapshotOf(draft, [image]);
    const changed = (change: Partial<PublishedImage>) => publishStatusOf(draft, published, [{ ...image, ...change }]);
    for (const change of [{ id: 'b' }, { caption: 'Spring' }, { isCoverPhoto: true }, { ordinal: 1 }]) {
      expect(changed(change)).toBe('Unpublished Changes');
    }
    expect(publishStatusOf(draft, published, [])).toBe('Unpublished Changes');
    expect(changed({ adminApproved: true } as Partial<PublishedImage>)).toBe('Published');
  });
});

describe('a snapshot', () => {
  it('has the complete pictures by their ordinals, each once, and does not change the draft [OP-53]', () => {
    fc.assert(
      fc.property(images, (all) => {
        const before = structuredClone(draft);
        const snapshot = snapshotOf(draft, all);
        const ordinals = snapshot.images.map(({ ordinal }) => ordinal);
        expect(ordinals).toEqual(ordinals.toSorted((a, b) => a - b));
        expect(snapshot.images).toHaveLength(all.length);
        expect(new Set(snapshot.images)).toEqual(new Set(all));
        expect(draft).toEqual(before);
      }),
    );
  });
});

describe('the sections that are not published', () => {
  const published = snapshotOf(draft, []);
  /** A change of each part of the content, with its section. */
  const changes: [WebstoreContent, string][] = [
    [{ ...draft, name: 'Pine' }, 'about'],
    [{ ...draft, links: {} }, 'about'],
    [{ ...draft, services: [1] }, 'amenities'],
    [{ ...draft, faqs: [{ id: 'a', question: 'When?', answer: 'Soon.', ordinal: 0 }] as never }, 'faqs'],
    [{ ...draft, awards: [{ id: 'a' }] as never }, 'awards'],
    [
      {
        ...draft,
        optionalSections: draft.optionalSections.map((one) => ({
          ...one,
          enabled: one.id === 'packages' ? !one.enabled : one.enabled,
        })),
      },
      'packages',
    ],
  ];

  it.each(changes)('are those with a change %#', (changed, section) => {
    expect(unpublishedSections(changed, published, [])).toEqual([section]);
  });

  it('are several after several changes, the gallery among them, and none before the first publish', () => {
    const photo: PublishedImage = { id: 'p', caption: '', isCoverPhoto: true, ordinal: 0 };
    const changed = { ...draft, name: 'Pine' };
    expect(unpublishedSections(changed, published, [photo])).toEqual(['about', 'gallery']);
    expect(unpublishedSections(changed, null, [photo])).toEqual([]);
  });

  it('exist if and only if the status says so, whichever field differs', () => {
    const fields = Object.keys(draft) as (keyof WebstoreContent)[];
    for (const field of fields.filter((name) => name !== 'optionalSections' && name !== 'travels')) {
      const changed = { ...draft, [field]: ['another value'] };
      expect([field, unpublishedSections(changed, published, []).length]).toEqual([field, 1]);
      expect([field, publishStatusOf(changed, published, [])]).toEqual([field, 'Unpublished Changes']);
    }
    expect(unpublishedSections(draft, published, [])).toEqual([]);
  });
});
