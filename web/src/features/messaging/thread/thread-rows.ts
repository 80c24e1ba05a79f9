import { dayKey, formatMessageTime } from '../message-format.js';

/** The part of a message that decides where it is shown. */
export interface RowMessage {
  uuid: string;
  source: 'sent' | 'received';
  /** ISO 8601 */
  ts: string;
}

export type ThreadRow<M extends RowMessage> =
  | { kind: 'day'; key: string; ts: string; isNew: boolean }
  | { kind: 'new'; key: string }
  | {
      kind: 'message';
      key: string;
      message: M;
      /** The first that somebody writes without an interruption: it shows who. */
      isFirstOfRun: boolean;
      /** The last of those with the same author and time: it shows the time. */
      isLastOfMoment: boolean;
    };

/**
 * Messages as rows of a thread: marks between days and before the first unread message, the author once per run, and the
 * time once per moment.
 * @param firstNew uuid of the first message that was unread when the thread was opened
 */
export function threadRows<M extends RowMessage>(messages: readonly M[], firstNew: string | null): ThreadRow<M>[] {
  return messages.flatMap((message, nth): ThreadRow<M>[] => {
    const before = messages[nth - 1];
    const after = messages[nth + 1];
    const isNewDay = !before || dayKey(before.ts) !== dayKey(message.ts);
    const isNew = message.uuid === firstNew;
    const mark: ThreadRow<M>[] = isNewDay
      ? [{ kind: 'day', key: `day-${message.uuid}`, ts: message.ts, isNew }]
      : isNew
        ? [{ kind: 'new', key: `new-${message.uuid}` }]
        : [];
    const isFirstOfRun = mark.length > 0 || !before || before.source !== message.source;
    const isLastOfMoment =
      !after ||
      after.source !== message.source ||
      after.uuid === firstNew ||
      formatMessageTime(after.ts) !== formatMessageTime(message.ts);
    return [...mark, { kind: 'message', key: message.uuid, message, isFirstOfRun, isLastOfMoment }];
  });
}

/** The row that a thread opens at: the mark before the first new message, or the last row. */
export function openingRow<M extends RowMessage>(rows: readonly ThreadRow<M>[]): number {
  const mark = rows.findIndex((row) => row.kind === 'new' || (row.kind === 'day' && row.isNew));
  return mark === -1 ? rows.length - 1 : mark;
}
