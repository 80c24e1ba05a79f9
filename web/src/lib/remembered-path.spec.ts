import { expect, it } from '@jest/globals';
import { rememberedPath } from './remembered-path.js';

it('returns a path of this site with its query', () => {
  expect(rememberedPath({ from: '/vendors?name=rose' })).toBe('/vendors?name=rose');
});

it.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '//here.invalid',
  'https://evil.example',
  'javascript:alert(1)',
  'vendors',
  ' /vendors',
  '',
  7,
  null,
  { toString: () => '/vendors' },
  undefined,
])('does not go to %j', (from) => {
  expect(rememberedPath({ from })).toBeUndefined();
});

it('returns undefined when nothing was remembered', () => {
  expect(rememberedPath(null)).toBeUndefined();
});
