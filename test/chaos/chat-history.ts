import type { MessageView } from '#contracts/messaging/messaging.views.js';
import type { Written } from './chatter.ts';

type Writer = { readonly side: string; readonly written: readonly Written[] };

/** Violations in a conversation: lost, repeated, changed or swapped messages, and differences between its two sides. */
export function historyFaults(
  mine: readonly MessageView[],
  theirs: readonly MessageView[],
  writers: readonly Writer[],
): string[] {
  const line = ({ seq, uuid, message, ts }: MessageView) => [seq, uuid, message, ts].join(' ');
  const differing = mine.filter((message, at) => !theirs[at] || line(message) !== line(theirs[at]));
  return [
    ...(mine.length === theirs.length ? [] : [`one side has ${mine.length} messages, the other ${theirs.length}`]),
    ...differing.map((message) => `the sides differ at ${line(message)}`),
    ...mine.filter(({ seq }, at) => seq !== at + 1).map((message) => `not in its place: ${line(message)}`),
    ...mine.filter(({ ts }, at) => ts < (mine[at - 1]?.ts ?? '')).map((message) => `earlier: ${line(message)}`),
    ...writers.flatMap((writer) => writerFaults(writer, mine)),
  ];
}

/** Whether each message of a writer is there once, unless nobody has acknowledged it, and in the order of writing. */
function writerFaults({ side, written }: Writer, history: readonly MessageView[]): string[] {
  const faults: string[] = [];
  let latest = 0;
  for (const { uuid, text, seq } of written) {
    const found = history.filter((message) => message.uuid === uuid);
    const [first] = found;
    if (found.length > 1) faults.push(`'${text}' is there ${found.length} times`);
    if (!first) {
      if (seq !== undefined) faults.push(`'${text}' was acknowledged at ${seq} and is lost`);
      continue;
    }
    if (first.message !== text) faults.push(`'${text}' became '${first.message}'`);
    if (seq !== undefined && first.seq !== seq) faults.push(`'${text}' was acknowledged at ${seq}, is at ${first.seq}`);
    if (first.seq < latest) faults.push(`'${text}' is before an earlier one of the ${side}`);
    latest = first.seq;
  }
  return faults;
}
