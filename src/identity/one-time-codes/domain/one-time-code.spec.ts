import { beforeEach, describe, expect, it } from '@jest/globals';
import { takeFacts } from '#src/platform/domain/aggregate.js';
import { secondsUntilNextCode } from './code-backoff.js';
import { OneTimeCode } from './one-time-code.js';

const codeId = '0192f0c1-0000-7000-8000-000000000001';
const userId = '0192f0c1-0000-7000-8000-000000000002';
const start = new Date('2027-05-01T10:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
let code: OneTimeCode;

beforeEach(() => {
  code = OneTimeCode.of(codeId, userId, 'verify-email', 'ada@posy.example');
});

/** Requests, creates and sends a code at the same time. */
function sent(hash: string, at = start): void {
  code.requestCode(at);
  code.replace(code.request, hash, at);
  code.wasSent(code.request, at);
}

describe('a request', () => {
  it('records a message without the code', () => {
    expect(code.requestCode(start)).toBe(true);
    expect(takeFacts(code)).toEqual([expect.objectContaining({ payload: { codeId, request: 1 } })]);
  });

  it('is refused within a minute of the previous one', () => {
    code.requestCode(start);
    expect(secondsUntilNextCode(code, after(1))).toBe(59);
    expect(code.requestCode(after(59))).toBe(false);
    expect(code.requestCode(after(60))).toBe(true);
    expect(code.request).toBe(2);
  });

  it('requires longer and longer pauses after the third in a row, but never longer than the lifetime of a code', () => {
    const pauses: number[] = [];
    let now = 0;
    for (let nth = 0; nth < 9; nth++) {
      expect(code.requestCode(after(now))).toBe(true);
      pauses.push(secondsUntilNextCode(code, after(now)));
      now += pauses.at(-1) ?? 0;
    }
    expect(pauses).toEqual([60, 60, 60, 120, 240, 480, 600, 600, 600]);
  });

  it.each([
    ['a right code', () => (sent('right', after(10_000)), code.redeem('right', after(10_001)), 10_060)],
    ['a day without one', () => 10_000 + 86_400],
  ])('requires the pause of a minute again after %s', (_what, next) => {
    for (let nth = 0; nth < 6; nth++) code.requestCode(after(nth * 1_000));
    const at = next();
    expect(code.requestCode(after(at))).toBe(true);
    expect(secondsUntilNextCode(code, after(at))).toBe(60);
  });

  it('is not answered twice, nor after a newer request', () => {
    code.requestCode(start);
    code.requestCode(after(60));
    expect(code.replace(1, 'old', after(61))).toBe(false);
    expect(code.replace(2, 'new', after(61))).toBe(true);
    code.wasSent(2, after(62));
    expect(code.replace(2, 'again', after(63))).toBe(false);
    expect(code.redeem('new', after(64))).toBe(true);
  });
});

describe('a code', () => {
  it('is valid once', () => {
    sent('right');
    expect(code.redeem('right', after(1))).toBe(true);
    expect(code.redeem('right', after(2))).toBe(false);
  });

  it('is valid for ten minutes [OP-25]', () => {
    sent('right');
    expect(code.redeem('right', after(600))).toBe(false);
    sent('other', after(700));
    expect(code.redeem('other', after(1_299))).toBe(true);
  });

  it('is invalid after five wrong attempts, and a new code allows five again [OP-25]', () => {
    sent('right');
    for (let tried = 0; tried < 5; tried++) expect(code.redeem('wrong', after(1))).toBe(false);
    expect(code.redeem('right', after(2))).toBe(false);
    sent('new', after(60));
    for (let tried = 0; tried < 4; tried++) expect(code.redeem('wrong', after(61))).toBe(false);
    expect(code.redeem('new', after(62))).toBe(true);
  });

  it('invalidates the previous one', () => {
    sent('first');
    sent('second', after(60));
    expect(code.redeem('first', after(61))).toBe(false);
    expect(code.redeem('second', after(62))).toBe(true);
  });
});
