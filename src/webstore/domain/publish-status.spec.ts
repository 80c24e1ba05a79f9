import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { WebstoreContent } from '#contracts/webstore/sections.js';
import { emptyContent } from './empty-content.js';
import { publishStatusOf, snapshotOf, type PublishedImage } from './publish-status.js';

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
