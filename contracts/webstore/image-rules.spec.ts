import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { imageLimitOf, imagesMissingForSetup, imageTypeOf, photosWithinPlan } from './image-rules.js';

describe('the setup of a webstore', () => {
  it('needs three pictures', () => {
    expect([0, 1, 2, 3, 4, 25].map(imagesMissingForSetup)).toEqual([3, 2, 1, 0, 0, 0]);
  });
});

describe('the name of a file', () => {
  it('shows its type by its ending', () => {
    const names = ['a.jpg', 'b.JPEG', ' c.png ', 'd.gif', 'jpg', 'e.jpg.exe', 'f.exe.jpg', ''];
    expect(names.map(imageTypeOf)).toEqual([
      'image/jpeg',
      'image/jpeg',
      'image/png',
      undefined,
      undefined,
      undefined,
      'image/jpeg',
      undefined,
    ]);
  });
});

describe('the photos that a plan shows', () => {
  const photos = fc
    .tuple(fc.integer({ min: 0, max: 30 }), fc.nat(40))
    .map(([count, cover]) => Array.from({ length: count }, (_none, at) => ({ at, isCoverPhoto: at === cover })));

  it('are as many as it holds, the first ones in their order, with the cover wherever it is', () => {
    fc.assert(
      fc.property(photos, fc.constantFrom('starter', 'essential', 'premium'), (all, tier) => {
        const shown = photosWithinPlan(all, tier);
        expect(shown).toHaveLength(Math.min(all.length, imageLimitOf(tier)));
        expect(shown).toEqual(all.filter((photo) => shown.includes(photo)));
        for (const hidden of all.filter((photo) => !shown.includes(photo))) {
          expect(hidden.isCoverPhoto).toBe(false);
          const later = shown.filter(({ at, isCoverPhoto }) => at > hidden.at && !isCoverPhoto);
          expect(later).toEqual([]);
        }
      }),
    );
  });
});
