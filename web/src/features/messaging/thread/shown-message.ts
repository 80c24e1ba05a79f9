import type { MessageView, ThreadView } from '#contracts/messaging/messaging.views.js';
import type { UnsentMessage } from '../conversations/outbox.js';
import type { RowMessage } from './thread-rows.js';

/** A message as a thread shows it: one of the server, or one that it has not confirmed (MSG-15). */
export interface ShownMessage
  extends RowMessage, Pick<MessageView, 'type' | 'message' | 'data' | 'avatarImage' | 'avatarText'> {
  /** 0 as long as it has no place in the conversation. */
  seq: number;
  state: MessageView['status'] | 'sending' | 'failed';
  /** Why it was refused. */
  problem?: string;
  /** Name of a file whose upload is not confirmed yet. */
  filename?: string;
  attachmentId?: string;
}

const confirmed = ({ status, ...message }: MessageView): ShownMessage => ({ ...message, state: status });

function unconfirmed({ uuid, message, ts, attachmentId, filename, isPicture, problem }: UnsentMessage): ShownMessage {
  return {
    uuid,
    seq: 0,
    source: 'sent',
    ts,
    type: attachmentId === undefined ? 'text' : isPicture ? 'image' : 'attachment',
    message,
    data: null,
    avatarImage: null,
    avatarText: '',
    state: problem === undefined ? 'sending' : 'failed',
    ...(problem !== undefined && { problem }),
    ...(filename !== undefined && { filename }),
    ...(attachmentId !== undefined && { attachmentId }),
  };
}

/** Everything that a thread shows, in order: what is confirmed, what waits for an operator, and what is on its way. */
export function shownMessages(thread: ThreadView, unsent: readonly UnsentMessage[]): ShownMessage[] {
  const messages = thread.messages.map(confirmed);
  // Unsent messages come after messages that are not loaded yet.
  if (thread.hasLater) return messages;
  const all = [...messages, ...thread.held.map(confirmed)];
  const known = new Set(all.map(({ uuid }) => uuid));
  return [...all, ...unsent.filter(({ uuid }) => !known.has(uuid)).map(unconfirmed)];
}
