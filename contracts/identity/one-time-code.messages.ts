import { message } from '../shared/message.js';

/**
 * Somebody is to get a one-time code. The code does not exist yet: whoever sends it makes it. `request` counts the
 * requests of one kind of code; only the newest is answered.
 */
export const OneTimeCodeWanted = message('identity.one-time-code-wanted', 1, 'codeId', {
  codeId: 'id',
  request: 'integer',
});

/** Somebody asks for a code for an email that perhaps nobody has: the row says which. */
export const CodeAsked = message('identity.code-asked', 1, 'askId', { askId: 'id' });
