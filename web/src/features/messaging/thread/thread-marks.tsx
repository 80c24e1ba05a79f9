import { messaging } from '../../../texts/messaging.js';
import { formatMessageDay } from '../message-format.js';

interface DayMarkProps {
  /** ISO 8601; absent where the day is the same as before. */
  ts?: string;
  /** Whether the messages below were unread when the thread was opened. */
  isNew: boolean;
}

const texts = messaging.thread;

/** A line between two days, and where the new messages begin. */
export function DayMark({ ts, isNew }: DayMarkProps) {
  const day = ts === undefined ? undefined : formatMessageDay(ts);
  const words = !isNew ? day : day === undefined ? texts.newMessages : texts.newOn(day);
  return (
    <div
      className={`flex items-center gap-4 px-4 py-3 text-12 before:h-px before:grow after:h-px after:grow desk:px-6 ${
        isNew ? 'font-strong text-plum before:bg-plum after:bg-plum' : 'text-muted before:bg-hairline after:bg-hairline'
      }`}
    >
      {words}
    </div>
  );
}
