import { describe, expect, it } from '@jest/globals';
import { times } from './times.js';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

describe('a length of time', () => {
  it.each([
    [420, '0.4 s'],
    [9_949, '9.9 s'],
    [12 * second, '12 s'],
    [59_999, '59 s'],
    [9 * minute + 12 * second, '9 min 12 s'],
    [5 * minute, '5 min'],
    [5 * hour + 10 * minute, '5 h 10 min'],
    [47 * hour, '47 h'],
    [11 * 24 * hour + hour, '11 days'],
    [-5, '0.0 s'],
  ])('of %d ms is %s', (milliseconds, words) => expect(times.duration(milliseconds)).toBe(words));
});

describe('a time', () => {
  it.each([
    [0, 'now'],
    [999, 'now'],
    [50 * minute + 59 * second, '50 min ago'],
    [3 * hour, '3 h ago'],
    [-30 * second, 'in 30 s'],
  ])('that is %d ms back reads %s', (milliseconds, words) => expect(times.ago(milliseconds)).toBe(words));
});
