import { message } from '../shared/message.js';

/**
 * A one-time code was requested. The consumer that sends the code also creates it. `request` counts the requests for
 * one kind of code; only the latest is answered.
 */
export const OneTimeCodeWanted = message('identity.one-time-code-wanted', 1, 'codeId', {
  codeId: 'id',
  request: 'integer',
});

/** A code was requested for an email that may belong to nobody. The row contains the email. */
export const CodeAsked = message('identity.code-asked', 1, 'askId', { askId: 'id' });
