import { describe, expect, it } from '@jest/globals';
import { aMessage } from '../../../test-support/messaging-examples.js';
import { openingRow, threadRows } from './thread-rows.js';

const at = (day: number, minutes: number) => new Date(2026, 10, day, 12, minutes).toISOString();
const kinds = (rows: ReturnType<typeof threadRows>) =>
  rows.map((row) =>
    row.kind === 'message' ? `${row.isFirstOfRun ? 'first' : 'next'}${row.isLastOfMoment ? ', time' : ''}` : row.kind,
  );

describe('rows of a thread', () => {
  it('mark each day, name the author once per run and say the time once per moment', () => {
    const messages = [
      aMessage(1, { ts: at(20, 1) }),
      aMessage(2, { ts: at(20, 1) }),
      aMessage(3, { ts: at(20, 5), source: 'sent' }),
      aMessage(4, { ts: at(21, 5), source: 'sent' }),
    ];
    expect(kinds(threadRows(messages, null))).toEqual([
      'day',
      'first',
      'next, time',
      'first, time',
      'day',
      'first, time',
    ]);
  });

  it('say where the new ones begin, in the mark of the day when it begins there too', () => {
    const messages = [aMessage(1, { ts: at(20, 1) }), aMessage(2, { ts: at(20, 1) }), aMessage(3, { ts: at(21, 1) })];
    const within = threadRows(messages, messages[1]?.uuid ?? '');
    expect(kinds(within)).toEqual(['day', 'first, time', 'new', 'first, time', 'day', 'first, time']);
    expect(openingRow(within)).toBe(2);
    const onNewDay = threadRows(messages, messages[2]?.uuid ?? '');
    expect(onNewDay.find((row) => row.kind === 'day' && row.isNew)).toMatchObject({ ts: at(21, 1) });
    expect(openingRow(onNewDay)).toBe(3);
  });

  it('open at the last one when nothing is new', () => {
    const rows = threadRows([aMessage(1), aMessage(2)], null);
    expect(openingRow(rows)).toBe(rows.length - 1);
  });
});
