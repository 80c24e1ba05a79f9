import type { AppName } from '#contracts/shared/socket.js';

const areas: [RegExp, AppName][] = [
  [/^\/vendor(\/|$)/, 'vendor'],
  [/^\/admin(\/|$)/, 'admin'],
  [/^\/(login|logout|authcallback)(\/|$)/, 'auth'],
];

/** Returns the area of the site to which a path belongs; everything that is not a special area is for couples. */
export const appNameOf = (path: string): AppName => areas.find(([form]) => form.test(path))?.[1] ?? 'event-user';
