import { expect, it } from '@jest/globals';
import { appNameOf } from './app-name.js';

it.each([
  ['/vendor/webstore/editabout', 'vendor'],
  ['/vendor', 'vendor'],
  ['/vendors', 'event-user'],
  ['/vendor-login', 'event-user'],
  ['/login', 'auth'],
  ['/admin', 'admin'],
  ['/', 'event-user'],
  ['/wildrye-flowers', 'event-user'],
])('%s belongs to %s [SYS-3]', (path, appName) => {
  expect(appNameOf(path)).toBe(appName);
});
