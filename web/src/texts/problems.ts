import type { ErrorCode } from '#contracts/errors.js';

/** One sentence for each error the api can answer: what happened, that nothing was lost, what to do. */
export const problems = {
  'invalid-input': 'Some of this could not be accepted. Check the marked fields.',
  'malformed-body': 'This could not be read. Load the page again and retry.',
  'not-signed-in': 'Sign in to go on.',
  'session-ended': 'Your session has ended. Sign in again to go on.',
  'not-allowed': 'This belongs to someone else, so it cannot be changed from here.',
  'address-expired': 'This link was only good for a while. Load the page again.',
  'not-found': 'This is not here any more.',
  'changed-meanwhile': 'This was changed at the same moment. Try once more.',
  'body-too-large': 'That is more than we can take at once.',
  'unsupported-media-type': 'This kind of file cannot be read.',
  'too-many-requests': 'That was a little fast. Wait a moment and try again.',
  'temporarily-unavailable': 'We cannot be reached right now. Nothing is lost; try again in a moment.',
  'unexpected-error': 'Something went wrong on our side. Nothing is lost; try again in a moment.',
  'invalid-credentials': 'Invalid username or password. Check both and try again.',
  'refresh-refused': 'Your session has ended. Sign in again to go on.',
  'webstore-not-found': 'This webstore is not here any more.',
  'web-store-name-exists': 'This web address is already taken. Choose another one.',
  'stale-version': 'Someone changed this page after you opened it.',
  'not-ready-to-publish': 'A few things are still missing before this page can be published.',
  'place-not-found': 'We do not know this place. Try a city, or a zipcode.',
  'feature-toggle-not-found': 'This feature is not here any more.',
  'search-unavailable': 'Search is not answering right now.',
} as const satisfies Record<ErrorCode, string>;
