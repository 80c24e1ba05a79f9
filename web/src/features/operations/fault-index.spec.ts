import { expect, it } from '@jest/globals';
import { faultIndex } from './fault-index.js';

const now = Date.parse('2026-11-21T14:11:20Z');
const values = Array.from({ length: 60 }, () => 1);

it.each([
  [null, undefined],
  ['2026-11-21T14:11:01Z', 59],
  ['2026-11-21T14:10:59Z', 59],
  ['2026-11-21T14:02:08Z', 51],
  ['2026-11-21T13:11:00Z', 0],
  ['2026-11-21T13:10:59Z', undefined],
  ['2026-11-21T14:12:00Z', 59],
])('places a fault at %s in the hour until 14:11 at %p', (faultAt, index) => {
  expect(faultIndex({ values, faultAt }, now)).toBe(index);
});
