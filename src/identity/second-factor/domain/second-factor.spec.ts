import { beforeEach, describe, expect, it } from '@jest/globals';
import { SecondFactor } from './second-factor.js';

const start = new Date('2027-05-01T10:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const recovery = { salt: 'salt', hashes: ['one', 'two', 'three'] };
let factor: SecondFactor;

beforeEach(() => {
  factor = SecondFactor.of('0192f0c1-0000-7000-8000-000000000001', '0192f0c1-0000-7000-8000-000000000002');
});

function turnedOn(step = 100): void {
  factor.offer('sealed', start);
  factor.turnOn(step, recovery, after(60));
}

describe('the setup', () => {
  it('takes effect with the first code, and not before', () => {
    factor.offer('sealed', start);
    expect([factor.isOn(), factor.candidate(after(599))]).toEqual([false, 'sealed']);
    factor.turnOn(100, recovery, after(599));
    expect([factor.isOn(), factor.sealedSecret, factor.candidate(after(599))]).toEqual([true, 'sealed', null]);
  });

  it('expires after ten minutes, and is replaced by a newer one', () => {
    factor.offer('sealed', start);
    factor.offer('newer', after(1));
    expect([factor.candidate(after(600)), factor.candidate(after(601))]).toEqual(['newer', null]);
  });
});

describe('a code of the app', () => {
  it('is valid once, and no older code is valid after it', () => {
    turnedOn(100);
    expect([100, 99].map((step) => factor.useStep(step))).toEqual([false, false]);
    expect([101, 101, 103, 102].map((step) => factor.useStep(step))).toEqual([true, false, true, false]);
  });
});

describe('a recovery code', () => {
  it('is valid once', () => {
    turnedOn();
    expect(['two', 'two', 'four', 'one'].map((hash) => factor.useRecoveryCode(hash))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(factor.recoveryHashes).toEqual(['three']);
  });

  it('is invalid when there are new ones', () => {
    turnedOn();
    factor.replaceRecoveryCodes({ salt: 'other', hashes: ['four'] });
    expect([factor.useRecoveryCode('one'), factor.useRecoveryCode('four')]).toEqual([false, true]);
  });
});

describe('wrong attempts', () => {
  const wrong = (times: number, now = start) => Array.from({ length: times }, () => factor.recordFailure(now));

  it('cause a pause after every fifth in a row', () => {
    turnedOn();
    expect(wrong(5)).toEqual([false, false, false, false, true]);
    expect([factor.secondsPaused(start), factor.secondsPaused(after(899)), factor.secondsPaused(after(900))]).toEqual([
      900, 1, 0,
    ]);
    wrong(5, after(900));
    expect(factor.secondsPaused(after(900))).toBe(1_800);
  });

  it('are reset by a right code, and by nothing else', () => {
    turnedOn();
    wrong(4);
    factor.turnOff();
    factor.offer('again', start);
    factor.candidate(start);
    expect(factor.wrongTries).toBe(4);
    expect(wrong(1)).toEqual([true]);
    factor.turnOn(200, recovery, start);
    expect([factor.wrongTries, factor.secondsPaused(start)]).toEqual([0, 0]);
  });
});

it('deletes its secrets when it is turned off', () => {
  turnedOn();
  factor.turnOff();
  const { sealedSecret, since, lastStep, recoverySalt, recoveryHashes } = factor;
  expect({ sealedSecret, since, lastStep, recoverySalt, recoveryHashes }).toEqual({
    sealedSecret: null,
    since: null,
    lastStep: null,
    recoverySalt: null,
    recoveryHashes: [],
  });
});
