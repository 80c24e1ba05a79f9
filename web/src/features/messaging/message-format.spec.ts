import { expect, it } from '@jest/globals';
import { formatBytes, formatConversationDate, formatMessageDay, formatMessageTime } from './message-format.js';

const morning = new Date(2026, 10, 22, 9, 12).toISOString();

it('a conversation has the date as MM/dd/yy, a message the time as h:mm a, M/d/yyyy [MSG-7]', () => {
  expect(formatConversationDate(morning)).toBe('11/22/26');
  expect(formatMessageTime(morning)).toBe('9:12 AM, 11/22/2026');
  expect(formatMessageTime(new Date(2027, 2, 4, 0, 5).toISOString())).toBe('12:05 AM, 3/4/2027');
});

it('a day has its year unless it is this one', () => {
  expect(formatMessageDay(morning, new Date(2026, 11, 1))).toBe('Sunday, November 22');
  expect(formatMessageDay(morning, new Date(2027, 0, 1))).toBe('Sunday, November 22, 2026');
});

it.each([
  [1_234_567, '1.2 MB'],
  [84_400, '84 KB'],
  [3, '1 KB'],
])('%i bytes are %s', (bytes, words) => expect(formatBytes(bytes)).toBe(words));
