import { describe, expect, it } from '@jest/globals';
import { passwordRules, passwordStrength } from './passwords.js';

const ada = { email: 'rose.vale@posy.example', firstName: 'Ada', lastName: 'Vale' };
const rulesBrokenBy = (password: string, owner = ada) =>
  Object.entries(passwordRules(password, owner))
    .filter(([, isKept]) => !isKept)
    .map(([rule]) => rule);

describe('a password', () => {
  it.each([
    ['Tulip-7', ['longEnough']],
    ['tulip-meadow-7', ['mixedCase']],
    ['TULIP-MEADOW-7', ['mixedCase']],
    ['Tulip-Meadow', ['numberAndSymbol']],
    ['TulipMeadow7', ['numberAndSymbol']],
    ['Tulip Meadow 7', ['numberAndSymbol']],
    ['Tulip-Rose.Vale-7', ['impersonal']],
    ['Tulip-aDa-7', ['impersonal']],
    ['Tulip-VALE-7', ['impersonal']],
    ['ada', ['longEnough', 'mixedCase', 'numberAndSymbol', 'impersonal']],
    ['Tulip-Meadow-7', []],
    ['Füße-Äpfel-7', []],
    ['🌸Tulip-Meadow-7', []],
  ])('%s breaks %j [ID-26, ID-28]', (password, broken) => {
    expect(rulesBrokenBy(password)).toEqual(broken);
  });

  it('may contain an initial of its owner, and anything if the owner is unknown', () => {
    expect(rulesBrokenBy('Tulip-Meadow-7', { email: 't@posy.example', firstName: 'M', lastName: '' })).toEqual([]);
  });
});

it.each([
  ['Tulip-Meadow-7', 'strong'],
  ['Tulip-Ada-Meadow-7', 'medium'],
  ['TulipMeadow', 'medium'],
  ['tulip-meadow-7', 'medium'],
  ['tulipmeadow', 'weak'],
  ['tulipmeadow7', 'weak'],
  ['Tulip-7', 'weak'],
  ['', 'weak'],
])('%s is %s [ID-28]', (password, strength) => {
  expect(passwordStrength(password, ada)).toBe(strength);
});
