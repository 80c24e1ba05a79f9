import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Config } from '#src/platform/config/config.js';
import { RefreshTokens } from './refresh-tokens.js';

const withSecret = (tokenSecret: string) => new RefreshTokens(Object.assign(new Config(), { tokenSecret }));
const tokens = withSecret('a secret that is long enough to be one');

it('parses a token that it created', () => {
  const token = tokens.first(randomUUID());
  expect(tokens.read(token.text)).toEqual(token);
  expect(token.text.length).toBeLessThanOrEqual(200);
});

it('keeps the text out of the hash', () => {
  const { text, hash } = tokens.first(randomUUID());
  expect(text).not.toContain(hash);
  expect(hash).toMatch(/^[\w-]{43}$/);
});

it('computes the same successor each time, a different one with another secret, and never the token itself', () => {
  const token = tokens.first(randomUUID());
  const next = tokens.successorOf(token);
  expect(tokens.successorOf(token)).toEqual(next);
  expect(next.text).not.toBe(token.text);
  expect(next.sessionId).toBe(token.sessionId);
  expect(tokens.read(next.text)).toEqual(next);
  expect(withSecret('another secret that is long enough').successorOf(token).text).not.toBe(next.text);
});

it('starts every session with a different token', () => {
  const sessionId = randomUUID();
  expect(tokens.first(sessionId).text).not.toBe(tokens.first(sessionId).text);
});

it('refuses a token of another installation, or one with a changed character', () => {
  const { text } = tokens.first(randomUUID());
  expect(withSecret('another secret that is long enough').read(text)).toBeUndefined();
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.constantFrom(...'0aZ_-.'), (place, letter) => {
      fc.pre(text[place] !== letter);
      expect(tokens.read(text.slice(0, place) + letter + text.slice(place + 1))).toBeUndefined();
    }),
  );
});

it('refuses any other text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => tokens.read(text) === undefined));
});
