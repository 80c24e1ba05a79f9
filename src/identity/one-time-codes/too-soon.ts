import { Refusal } from '#src/platform/domain/refusal.js';

/** Another code was requested within a minute of the last, or too many within an hour. */
export const tooSoon = (): Refusal =>
  new Refusal('too-many-requests', 'A code was sent a moment ago. Wait a minute and try again.');
