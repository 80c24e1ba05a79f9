import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import type { Config } from '../config/config.js';
import { SignedAddresses } from './signed-addresses.js';

const addressesOf = (tokenSecret: string, publicUrl = 'https://posy.example') =>
  new SignedAddresses({ tokenSecret, publicUrl } as Config);
const addresses = addressesOf('x'.repeat(32));
const key = 'search-results/0a1b.json';
const pathOf = (url: string) => url.slice('https://posy.example'.length);

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00.400Z') }));
afterEach(() => void jest.useRealTimers());

describe('a signed address', () => {
  it('is complete, and opens the object it was made for', () => {
    const url = addresses.urlOf(key, 900);
    expect(url).toMatch(/^https:\/\/posy\.example\/media\/signed\/search-results\/0a1b\.json\?expires=\d+&signature=/);
    expect(addresses.keyIn(pathOf(url))).toBe(key);
    expect(addressesOf('x'.repeat(32), 'https://posy.example/').urlOf(key, 900)).toBe(url);
  });

  it('is valid for the requested time only', () => {
    const path = pathOf(addresses.urlOf(key, 900));
    jest.setSystemTime(new Date('2026-11-21T12:14:59.999Z'));
    expect(addresses.keyIn(path)).toBe(key);
    jest.setSystemTime(new Date('2026-11-21T12:15:00.000Z'));
    expect(addresses.keyIn(path)).toBeUndefined();
  });

  it('is invalid after any change, and opens only its own object', () => {
    const path = pathOf(addresses.urlOf(key, 900));
    const letter = fc.constantFrom(...'abcdefABCDEF0123456789-_=&?/.%'.split(''));
    fc.assert(
      fc.property(
        fc.nat(path.length - 1),
        letter,
        fc.constantFrom('replace', 'insert', 'remove'),
        (at, sign, change) => {
          const [before, after] = [path.slice(0, at), path.slice(change === 'insert' ? at : at + 1)];
          const changed = before + (change === 'remove' ? '' : sign) + after;
          fc.pre(changed !== path);
          // The last character of a signature has two unused bits.
          fc.pre(at < path.length - 1);
          return addresses.keyIn(changed) === undefined;
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['a later end', (path: string) => path.replace(/expires=(\d+)/, (_all, end) => `expires=${Number(end) + 1}`)],
    ['the same end written otherwise', (path: string) => path.replace('expires=', 'expires=0')],
    ['another object', (path: string) => path.replace('0a1b', '0a1c')],
    ['the object by a detour', (path: string) => path.replace('search-results/', 'search-results/../search-results/')],
    ['the object in other letters', (path: string) => path.replace('0a1b', '0%611b')],
    ['one more parameter', (path: string) => `${path}&x=1`],
    ['its parameters twice', (path: string) => `${path}&${path.split('?')[1]}`],
    ['no signature', (path: string) => path.replace(/&signature=.*/, '')],
    ['an empty signature', (path: string) => path.replace(/signature=.*/, 'signature=')],
    ['no parameters', (path: string) => path.replace(/\?.*/, '')],
    ['no key', (path: string) => path.replace(key, '')],
    ['another path', (path: string) => path.replace('/signed/', '/')],
  ])('is refused with %s', (_what, change) => {
    const path = pathOf(addresses.urlOf(key, 900));
    expect(change(path)).not.toBe(path);
    expect(addresses.keyIn(change(path))).toBeUndefined();
  });

  it('of another installation is refused', () => {
    expect(addresses.keyIn(pathOf(addressesOf('y'.repeat(32)).urlOf(key, 900)))).toBeUndefined();
  });

  it.each([0, -1, 1.5, NaN, Infinity, 604_801])('is not created for %s seconds', (seconds) => {
    expect(() => addresses.urlOf(key, seconds)).toThrow(RangeError);
  });

  it('is not created for an invalid key', () => {
    expect(() => addresses.urlOf('../secret', 900)).toThrow(TypeError);
  });
});
