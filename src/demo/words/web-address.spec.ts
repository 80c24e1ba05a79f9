import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { webAddressOf } from './web-address.js';

describe('webAddressOf', () => {
  it.each([
    ['Anselm & Fern', 'anselm-and-fern'],
    ['Mabel’s Cakes', 'mabels-cakes'],
    ["St. John's Choir", 'st-johns-choir'],
    ['Élise Côté Photo', 'elise-cote-photo'],
    ['Áo Dài Nguyễn', 'ao-dai-nguyen'],
    ['Đặng Films', 'dang-films'],
    ['Side B, Toronto', 'side-b-toronto'],
  ])('turns %s into %s', (name, address) => {
    expect(webAddressOf(name)).toBe(address);
  });

  it('has only lower-case letters, digits and single hyphens inside, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const address = webAddressOf(name);
        expect(address).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(webAddressOf(address)).toBe(address);
      }),
    );
  });
});
