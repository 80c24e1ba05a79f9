import { describe, expect, it } from '@jest/globals';
import { lineOf } from './line-of.js';

describe('lineOf', () => {
  it('adds the steps to the first point, in degrees', () => {
    expect(lineOf([-6563, 1838, 1, -14, -35, 0])).toEqual([
      [-65.63, 18.38],
      [-65.62, 18.24],
      [-65.97, 18.24],
    ]);
  });

  it('reads other fractions of a degree', () => {
    expect(lineOf([500, 250, -250, 125], 250)).toEqual([
      [2, 1],
      [1, 1.5],
    ]);
  });

  it('has no points without steps', () => {
    expect(lineOf([])).toEqual([]);
  });
});
