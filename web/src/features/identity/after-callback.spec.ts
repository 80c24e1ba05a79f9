import { describe, expect, it } from '@jest/globals';
import { couple, vendor } from '../../test-support/examples.js';
import { afterCallback } from './after-callback.js';

const operator = { ...couple, isAdmin: true, roles: ['Admin' as const] };
const nowhere = { callback: undefined, hasWebstore: false };

describe('after the login callback', () => {
  it('returns to the requested page', () => {
    const callback = '/vendor/webstore/editabout?from=mail';
    expect(afterCallback({ area: 'vendor', user: vendor, hasWebstore: true, callback })).toBe(callback);
    expect(afterCallback({ area: 'event-user', user: couple, hasWebstore: false, callback: '/favorites' })).toBe(
      '/favorites',
    );
  });

  it('goes to the home page of the chosen area', () => {
    expect(afterCallback({ area: 'event-user', user: couple, ...nowhere })).toBe('/dashboard');
    expect(afterCallback({ area: 'vendor', user: vendor, ...nowhere })).toBe('/vendor/dashboard');
    expect(afterCallback({ area: 'vendor', user: couple, ...nowhere, hasWebstore: true })).toBe('/vendor/dashboard');
    expect(afterCallback({ area: 'vendor', user: couple, ...nowhere })).toBe('/vendor/welcome');
    expect(afterCallback({ area: 'event-user', user: operator, ...nowhere })).toBe('/');
    expect(afterCallback({ area: 'auth', user: couple, ...nowhere })).toBe('/');
  });

  it('redirects operators to pages of their own area only [ID-84]', () => {
    const to = (callback: string | undefined) =>
      afterCallback({ area: 'admin', user: operator, hasWebstore: false, callback });
    for (const path of ['/admin', '/admin/webstores?page=2']) expect(to(path)).toBe(path);
    for (const path of ['/administrators', '/vendors', undefined]) expect(to(path)).toBe('/admin/authError');
  });
});
