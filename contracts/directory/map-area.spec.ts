import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseArea, writeArea } from './map-area.js';

const austin = { south: 30.1, west: -97.95, north: 30.5, east: -97.5 };

describe('an area of the map in an address', () => {
  it('is its sides in one order, to ten metres', () => {
    expect(writeArea(austin)).toBe('30.1,-97.95,30.5,-97.5');
    expect(writeArea({ ...austin, south: 30.100_049 })).toBe('30.1,-97.95,30.5,-97.5');
  });

  it('is read as it was written', () => {
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
    fc.assert(
      fc.property(degrees(90), degrees(180), degrees(90), degrees(180), (a, b, c, d) => {
        const area = { south: Math.min(a, c), west: Math.min(b, d), north: Math.max(a, c), east: Math.max(b, d) };
        const written = writeArea(area);
        expect(writeArea(parseArea(written) ?? austin)).toBe(written);
        expect(parseArea(written)?.south).toBeCloseTo(area.south, 3);
      }),
    );
  });

  it.each([
    undefined,
    '',
    '1,2,3',
    '1,2,3,4,5',
    'a,b,c,d',
    '31,-98,30,-97',
    '30,-97,31,-98',
    '-91,0,0,0',
    '0,0,0,181',
    '1e1,0,20,1',
  ])('is none: %s', (text) => {
    expect(parseArea(text)).toBeUndefined();
  });
});
