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

describe('a signed address of an upload', () => {
  const access = { contentType: 'image/jpeg', size: { min: 1, max: 15_000_000 }, seconds: 600 };
  const path = () => pathOf(addresses.uploadUrlOf(key, access));

  it('permits one object of one type and size', () => {
    expect(addresses.uploadIn(path())).toEqual({ key, contentType: 'image/jpeg', size: { min: 1, max: 15_000_000 } });
  });

  it('is valid for ten minutes', () => {
    const given = path();
    jest.setSystemTime(new Date('2026-11-21T12:09:59.999Z'));
    expect(addresses.uploadIn(given)).toBeDefined();
    jest.setSystemTime(new Date('2026-11-21T12:10:00.000Z'));
    expect(addresses.uploadIn(given)).toBeUndefined();
  });

  it.each([
    ['another type', (url: string) => url.replace('jpeg', 'png')],
    ['a larger size', (url: string) => url.replace('max=15000000', 'max=15000001')],
    ['a smaller size', (url: string) => url.replace('min=1', 'min=0')],
    ['a later end', (url: string) => url.replace(/expires=(\d+)/, (_all, end) => `expires=${Number(end) + 1}`)],
    ['another object', (url: string) => url.replace('0a1b', '0a1c')],
    ['a type that cannot be decoded', (url: string) => url.replace('image%2Fjpeg', '%')],
    ['one more parameter', (url: string) => `${url}&x=1`],
    ['no parameters', (url: string) => url.replace(/\?.*/, '')],
  ])('is refused with %s', (_what, change) => {
    expect(change(path())).not.toBe(path());
    expect(addresses.uploadIn(change(path()))).toBeUndefined();
  });

  it('downloads nothing, and one of a download takes nothing', () => {
    expect(addresses.keyIn(path())).toBeUndefined();
    expect(addresses.uploadIn(pathOf(addresses.urlOf(key, 600)))).toBeUndefined();
  });

  it('is not created for what is no type or no size', () => {
    expect(() => addresses.uploadUrlOf(key, { ...access, contentType: 'image' })).toThrow(TypeError);
    expect(() => addresses.uploadUrlOf(key, { ...access, size: { min: 2, max: 1 } })).toThrow(RangeError);
  });
});
