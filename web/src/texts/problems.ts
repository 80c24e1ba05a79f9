import type { ErrorCode } from '#contracts/errors.js';
import { count } from './count.js';

/** What is said of too many tries when the api says how long to wait. */
export const tooManyRequests = (seconds: number): string => {
  const wait = seconds <= 60 ? count(seconds, 'second') : count(Math.ceil(seconds / 60), 'minute');
  return `Too many attempts. Please try again in ${wait}.`;
};

/** One sentence for each error the api can answer: what happened, that nothing was lost, what to do. */
export const problems = {
  'invalid-input': 'Please check the highlighted fields.',
  'malformed-body': 'We couldn’t process this. Reload the page and try again.',
  'not-signed-in': 'Sign in to continue.',
  'session-ended': 'Your session has ended. Sign in again to continue.',
  'not-allowed': 'This belongs to someone else, so you can’t change it.',
  'unavailable-for-admins': 'This action is currently unavailable for admins',
  'address-expired': 'This link has expired. Reload the page.',
  'not-found': 'This no longer exists.',
  'method-not-allowed': 'This isn’t possible here. Reload the page and try again.',
  'changed-meanwhile': 'Someone else changed this at the same time. Please try again.',
  'body-too-large': 'That’s too large to send at once.',
  'unsupported-media-type': 'This file type isn’t supported.',
  'too-many-requests': 'Too many attempts. Please wait a moment and try again.',
  'temporarily-unavailable': 'We can’t be reached right now. Please try again in a moment.',
  'unexpected-error': 'Something went wrong on our end. Please try again in a moment.',
  'invalid-credentials': 'Invalid username or password. Check both and try again.',
  'refresh-refused': 'Your session has ended. Sign in again to continue.',
  'hand-over-refused': 'This link works only once and expires after a minute. Start again from the admin area.',
  'invalid-state': 'Invalid state object returned from SSO',
  'single-sign-on-failed': 'Sign-in failed. Please start again.',
  'single-sign-on-off': 'Single sign-on isn’t set up. Sign in with your password.',
  'single-sign-on-unavailable': 'The sign-in service isn’t available right now. Please try again in a moment.',
  'user-not-created':
    'We couldn’t create an account. Confirm your email with the sign-in service first, then try again.',
  'one-time-code-refused': 'Invalid or expired code',
  'email-taken': 'There’s already an account with this email. Sign in instead.',
  'email-change-over': 'This email change has expired. Please start again.',
  'export-not-ready': 'Your copy isn’t ready yet. We’ll email you when it is.',
  'operator-account': 'Operator accounts can’t be closed here.',
  'second-factor-refused': 'That code is wrong or was already used. Wait for the next one.',
  'second-factor-missing': 'Set up an authenticator app first. All operators need one.',
  'sign-in-expired': 'This took too long, or there were too many wrong codes. Please sign in again.',
  'enrolment-expired': 'This took longer than 10 minutes. Please start again; nothing has changed.',
  'email-not-found': 'Entered email address not found. Please sign up.',
  'password-grant-refused': 'The time to set a password has expired. Request a new code.',
  'webstore-not-found': 'This webstore no longer exists.',
  'web-store-name-exists': 'This web address is already taken. Choose another one.',
  'stale-version': 'Someone changed this page after you opened it.',
  'terms-not-accepted': 'The vendor hasn’t accepted the terms yet. Until then, only the vendor can publish.',
  'section-locked': 'Your plan doesn’t include this section. Upgrade to edit it.',
  'removal-requested':
    'This business is scheduled for removal. Cancel the request in the account settings, then publish.',
  'account-is-closed': 'The account is closed. Reopen it first, and the page will come back.',
  'not-ready-to-publish': 'A few things are missing before you can publish this page.',
  'location-unknown': 'We couldn’t tell where you are. Enter a place.',
  'place-not-found': 'We couldn’t find that place. Try a city or a zip code.',
  'event-not-found': 'This event no longer exists.',
  'feature-toggle-not-found': 'This feature no longer exists.',
  'search-unavailable': 'Search isn’t available right now.',
  'queue-not-found': 'There’s no queue with this name.',
  'job-not-found': 'This job no longer exists. Finished jobs are kept for a week.',
  'correlation-not-found': 'There are no records with this ID.',
  'redrive-run-not-found': 'This re-drive no longer exists.',
  'index-run-not-found': 'This run no longer exists.',
  'fault-not-found': 'This fault is no longer in the history.',
  'traced-webstore-not-found': 'No webstore has this web address or ID.',
  'job-is-running': 'A worker is processing this job. Wait until it finishes.',
  'job-not-failed': 'Only dead letters and delayed jobs can be retried.',
  'job-not-delayed': 'This job isn’t delayed.',
  'job-already-over': 'This job has already finished.',
  'run-already-over': 'This run has already ended.',
  'index-run-in-progress': 'A rebuild or verification is already running.',
} as const satisfies Record<ErrorCode, string>;
