import type { ErrorCode } from '#contracts/errors.js';
import { count } from './count.js';

/** What is said of too many tries when the api says how long to wait. */
export const tooManyRequests = (seconds: number): string => {
  const wait = seconds <= 60 ? count(seconds, 'second') : count(Math.ceil(seconds / 60), 'minute');
  return `That was a little fast. Nothing is lost; try again in ${wait}.`;
};

/** One sentence for each error the api can answer: what happened, that nothing was lost, what to do. */
export const problems = {
  'invalid-input': 'Some of this could not be accepted. Check the marked fields.',
  'malformed-body': 'This could not be read. Load the page again and retry.',
  'not-signed-in': 'Sign in to go on.',
  'session-ended': 'Your session has ended. Sign in again to go on.',
  'not-allowed': 'This belongs to someone else, so it cannot be changed from here.',
  'unavailable-for-admins': 'This action is currently unavailable for admins',
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
  'hand-over-refused': 'This way into an account was only good once, for a minute. Start again from the admin area.',
  'invalid-state': 'Invalid state object returned from SSO',
  'single-sign-on-failed': 'Signing in did not work out. Start again; nothing was changed.',
  'single-sign-on-off': 'Single sign-on is not set up here. Sign in with your password.',
  'single-sign-on-unavailable': 'The sign-in service is not answering right now. Try again in a moment.',
  'user-not-created': 'No account could be made for this sign-in. Confirm your e-mail there first, then try again.',
  'one-time-code-refused': 'Invalid or expired code',
  'email-taken': 'There is already an account with this e-mail. Log in instead.',
  'email-change-over': 'No change of e-mail is under way any more. Start again.',
  'email-not-found': 'Entered email address not found. Please sign up.',
  'password-grant-refused': 'The time to set a password is over. Ask for a new code.',
  'webstore-not-found': 'This webstore is not here any more.',
  'web-store-name-exists': 'This web address is already taken. Choose another one.',
  'stale-version': 'Someone changed this page after you opened it.',
  'terms-not-accepted': 'The vendor has not accepted the terms yet. Until then, nobody but they can publish.',
  'removal-requested': 'You have asked for your business to be removed. Take that back before you publish.',
  'not-ready-to-publish': 'A few things are still missing before this page can be published.',
  'place-not-found': 'We do not know this place. Try a city, or a zipcode.',
  'feature-toggle-not-found': 'This feature is not here any more.',
  'search-unavailable': 'Search is not answering right now.',
  'queue-not-found': 'There is no queue of this name.',
  'job-not-found': 'This job is not here any more. Finished jobs are kept for a week.',
  'correlation-not-found': 'Nothing with this id is kept any more.',
  'redrive-run-not-found': 'This re-drive is not here any more.',
  'index-run-not-found': 'This run is not here any more.',
  'fault-not-found': 'This fault is not in the history any more.',
  'traced-webstore-not-found': 'No webstore has this web address or id.',
  'job-is-running': 'A worker has this job in its hands. Wait until it has answered.',
  'job-not-failed': 'Only a dead letter or a delayed job can be tried again.',
  'job-not-delayed': 'This job is not waiting for a later try.',
  'job-already-over': 'This job is already over.',
  'run-already-over': 'This run has already ended.',
  'index-run-in-progress': 'A rebuild or verification is already under way.',
} as const satisfies Record<ErrorCode, string>;
