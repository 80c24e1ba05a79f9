import { expect, it } from '@jest/globals';
import { readableLog } from './readable-log.ts';

it('makes lines in JSON their message and their error, and leaves the others', () => {
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
