import { expect, it } from '@jest/globals';
import { readableLog } from './readable-log.ts';

it('reduces JSON lines to message and error, and keeps the others', () => {
  const lines = [
    '{"level":50,"msg":"It failed","err":{"message":"no such table"}}',
    '{"level":60,"msg":"no such table","err":{"message":"no such table"}}',
    '{"level":30}',
    '{cut off',
    'FATAL:  plain text',
  ];
  expect(readableLog(lines)).toEqual([
    'It failed: no such table',
    'no such table',
    '{"level":30}',
    '{cut off',
    'FATAL:  plain text',
  ]);
});

it('shortens lines that would fill the screen', () => {
  const [line = ''] = readableLog(['x'.repeat(1000)]);
  expect(line).toHaveLength(300);
  expect(line.endsWith('…')).toBe(true);
});
