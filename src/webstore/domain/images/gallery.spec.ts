import { randomUUIDv7 } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { SubscriptionTier } from '#contracts/billing/subscription-tier.js';
import type { ImagePurpose } from '#contracts/webstore/image-rules.js';
import { Gallery } from './gallery.js';
import { ImageUpload } from './image-upload.js';
import { WebstoreImage } from './webstore-image.js';

const webstoreId = randomUUIDv7();
const now = new Date('2026-11-23T12:00:00Z');
const anImage = (ordinal = 0, purpose: ImagePurpose = 'general') =>
  Object.assign(
    WebstoreImage.uploaded({
      id: randomUUIDv7(),
      webstoreId,
      purpose,
      contentType: 'image/jpeg',
      width: 1,
      height: 1,
      now,
    }),
    { ordinal },
  );
const images = (count: number) => Array.from({ length: count }, (_, ordinal) => anImage(ordinal));
const anUpload = (purpose: ImagePurpose = 'general') =>
  ImageUpload.begin({
    id: randomUUIDv7(),
    webstoreId,
    purpose,
    contentType: 'image/png',
    address: 'x',
    seconds: 600,
    now,
  });
const galleryOf = (all: WebstoreImage[], tier: SubscriptionTier = 'starter', uploads: ImageUpload[] = []) =>
  new Gallery(tier, all, uploads);
const order = (gallery: Gallery) => gallery.inOrder.map(({ id }) => id);
const ordinals = (gallery: Gallery) => gallery.inOrder.map(({ ordinal }) => ordinal);

describe('the limit of a gallery', () => {
  it.each([
    ['starter', 5, 'exceeds-five-images'],
    ['essential', 25, 'exceeds-max-images'],
    ['premium', 25, 'exceeds-max-images'],
  ] as const)('of the plan %s is %i, including uploads in flight [WS-83, WS-84]', (tier, max, code) => {
    for (let under = 0; under <= max; under += 1) {
      const uploads = Array.from({ length: under }, () => anUpload());
      expect(() => galleryOf(images(max - under), tier, uploads).checkRoom('general')).toThrow(
        expect.objectContaining({ code, params: { max } }),
      );
      if (under === 0) continue;
      expect(() => galleryOf(images(max - under), tier, uploads.slice(1)).checkRoom('general')).not.toThrow();
    }
  });

  it('does not count pictures of sections or deleted ones', () => {
    const deleted = Object.assign(anImage(), { deletedAt: now });
    const all = [...images(4), anImage(0, 'packages'), anImage(0, 'awards'), deleted];
    expect(() => galleryOf(all, 'starter', [anUpload('awards')]).checkRoom('general')).not.toThrow();
  });

  it('is separate for the pictures of packages', () => {
    const ofPackages = Array.from({ length: 50 }, () => anImage(0, 'packages'));
    expect(() => galleryOf(ofPackages).checkRoom('packages')).toThrow(
      expect.objectContaining({ code: 'exceeds-section-images' }),
    );
    expect(() => galleryOf(ofPackages).checkRoom('awards')).not.toThrow();
  });
});

describe('the order of a gallery', () => {
  it('is the requested one, numbered from 0', () => {
    const [a, b, c] = images(3);
    const gallery = galleryOf([a!, b!, c!]);
    gallery.reorder([
      { id: c!.id, ordinal: 0 },
      { id: a!.id, ordinal: 1 },
      { id: b!.id, ordinal: 2 },
    ]);
    expect([order(gallery), ordinals(gallery)]).toEqual([
      [c!.id, a!.id, b!.id],
      [0, 1, 2],
    ]);
  });

  it('does not change when a picture belongs to another webstore', () => {
    const gallery = galleryOf(images(3));
    const before = order(gallery);
    const stranger = { id: randomUUIDv7(), ordinal: 0 };
    expect(() => gallery.reorder([{ id: before[2]!, ordinal: 0 }, stranger])).toThrow(
      expect.objectContaining({ code: 'invalid-input', fields: { 'images.1.id': ['unknown-image'] } }),
    );
    expect(order(gallery)).toEqual(before);
  });

  /** A change of a gallery; positions are taken modulo the number of pictures. */
  const change = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), at: fc.nat(30) }),
    fc.record({ kind: fc.constant('remove' as const), at: fc.nat(30) }),
    fc.record({ kind: fc.constant('cover' as const), at: fc.nat(30), on: fc.boolean() }),
    fc.record({ kind: fc.constant('reorder' as const), named: fc.array(fc.tuple(fc.nat(30), fc.nat(30))) }),
  );

  it('has ordinals 0..n and at most one cover, which is first, and keeps every picture after any changes', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.array(change, { maxLength: 30 }), (count, changes) => {
        const gallery = galleryOf(images(count));
        const expected = new Set(order(gallery));
        for (const one of changes) {
          const present = gallery.inOrder;
          if (one.kind === 'add') {
            const image = anImage();
            expected.add(image.id);
            gallery.add(image, one.at);
          } else if (present.length === 0) continue;
          else if (one.kind === 'remove') {
            const image = present[one.at % present.length]!;
            expected.delete(image.id);
            gallery.remove(image);
          } else if (one.kind === 'cover') gallery.setCover(present[one.at % present.length]!, one.on);
          else gallery.reorder(one.named.map(([at, ordinal]) => ({ id: present[at % present.length]!.id, ordinal })));
          const covers = gallery.inOrder.filter(({ isCoverPhoto }) => isCoverPhoto);
          expect(covers.length).toBeLessThanOrEqual(1);
          if (covers[0]) expect(gallery.inOrder[0]).toBe(covers[0]);
          expect(ordinals(gallery)).toEqual(gallery.inOrder.map((_image, at) => at));
          expect(new Set(order(gallery))).toEqual(expected);
        }
      }),
    );
  });

  it('puts pictures that the caller does not know behind the others', () => {
    const [a, b, c] = images(3);
    const gallery = galleryOf([a!, b!, c!]);
    gallery.reorder([
      { id: c!.id, ordinal: 0 },
      { id: a!.id, ordinal: 1 },
    ]);
    expect(order(gallery)).toEqual([c!.id, a!.id, b!.id]);
  });

  it('has one cover: a new one replaces the old one', () => {
    const [a, b, c] = images(3);
    const gallery = galleryOf([a!, b!, c!]);
    gallery.setCover(b!, true);
    gallery.setCover(c!, true);
    expect(gallery.inOrder.map(({ isCoverPhoto }) => isCoverPhoto)).toEqual([true, false, false]);
    expect(order(gallery)).toEqual([c!.id, b!.id, a!.id]);
  });
});
