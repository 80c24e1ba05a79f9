import { expect, it } from '@jest/globals';
import { states } from './states.js';

it('are the states and territories of the United States, and the provinces of Canada, each once [SYS-22]', () => {
  const codesOf = (country: string) => states.filter((state) => state.country === country).map(({ code }) => code);
  expect(codesOf('US')).toHaveLength(56);
  expect(codesOf('US')).toEqual(expect.arrayContaining(['TX', 'NY', 'DC', 'PR', 'GU']));
  expect(codesOf('CA')).toEqual(expect.arrayContaining(['ON', 'QC', 'BC', 'NU']));
  expect(codesOf('CA')).toHaveLength(13);
  expect(new Set(states.map(({ code }) => code)).size).toBe(states.length);
  for (const { name } of states) expect(name).toMatch(/^[A-Z][A-Za-z ]+$/);
});
