import { beforeEach, expect, it } from '@jest/globals';
import { storeCallback, takeCallback } from './stored-callback.js';

beforeEach(() => window.sessionStorage.clear());

it('returns a page of this site, once [ID-90]', () => {
  storeCallback('/vendor/webstore/editabout?from=mail');
  expect(takeCallback()).toBe('/vendor/webstore/editabout?from=mail');
  expect(takeCallback()).toBeUndefined();
});

it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)'])(
  'refuses other targets, and stores nothing: %j',
  (path) => {
    storeCallback(path);
    expect(takeCallback()).toBeUndefined();
    expect(window.sessionStorage).toHaveLength(0);
  },
);
