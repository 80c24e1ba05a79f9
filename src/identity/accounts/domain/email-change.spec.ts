import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EmailChange } from './email-change.js';

const askedAt = Date.UTC(2026, 0, 1);
const at = (minutes: number) => new Date(askedAt + minutes * 60_000);
const ask = () => EmailChange.ask('id', 'user', 'new@posy.example', at(0));

it('confirms the current address first, and then the new one', () => {
  const change = ask();
  expect(change.addressToConfirm('old@posy.example')).toBe('old@posy.example');
  expect(change.confirm(at(1))).toBe(false);
  expect(change.addressToConfirm('old@posy.example')).toBe('new@posy.example');
  expect(change.confirm(at(2))).toBe(true);
});

it('expires after an hour, whichever address was confirmed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), fc.boolean(), (minutes, isHalfWay) => {
      const change = ask();
      if (isHalfWay) change.confirm(at(0));
      expect(change.isOver(at(minutes))).toBe(minutes >= 60);
    }),
  );
});
