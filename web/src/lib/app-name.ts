import type { AppName } from '#contracts/shared/socket.js';

const areas: [RegExp, AppName][] = [
  [/^\/vendor(\/|$)/, 'vendor'],
  [/^\/admin(\/|$)/, 'admin'],
  [/^\/(login|logout|authcallback)(\/|$)/, 'auth'],
];

/** The area of the site that a path belongs to; whatever is not a special area is for couples. */
export const appNameOf = (path: string): AppName => areas.find(([form]) => form.test(path))?.[1] ?? 'event-user';
