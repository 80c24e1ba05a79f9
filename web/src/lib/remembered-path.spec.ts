import { expect, it } from '@jest/globals';
import { rememberedPath } from './remembered-path.js';

it('answers a path of this site with its query', () => {
  expect(rememberedPath({ from: '/vendors?name=rose' })).toBe('/vendors?name=rose');
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'vendors', 7, undefined])(
  'does not go to %s',
  (from) => {
    expect(rememberedPath({ from })).toBeUndefined();
  },
);

it('answers nothing when nothing was remembered', () => {
  expect(rememberedPath(null)).toBeUndefined();
});
