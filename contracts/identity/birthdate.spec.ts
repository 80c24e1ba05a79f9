import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInput } from '../shared/invalid-input.js';
import { readRequest } from '../shared/read-request.js';
import { UpdateUserRequest } from './identity.requests.js';

function isTaken(birthdate: unknown): boolean {
  try {
    readRequest(UpdateUserRequest, { birthdate });
    return true;
  } catch (error) {
    if (error instanceof InvalidInput) return false;
    throw error;
  }
}

it('accepts every day from 1900 to today', () => {
  const day = fc.date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date(), noInvalidDate: true });
  fc.assert(fc.property(day, (date) => expect(isTaken(date.toISOString().slice(0, 10))).toBe(true)));
});

it('refuses days that do not exist, are in the future, or have another format', () => {
  for (const wrong of ['1992-02-30', '1993-02-29', '1992-13-01', '2999-01-01', '1899-12-31', '17.05.1992', '1992-5-17'])
    expect([wrong, isTaken(wrong)]).toEqual([wrong, false]);
});
