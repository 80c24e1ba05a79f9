import { describe, expect, it } from '@jest/globals';
import type { InvalidInput } from '#contracts/shared/invalid-input.js';
import { Refusal } from '../domain/refusal.js';
import { frameId, parseFrame, readFrame } from './read-frame.js';

const fieldsOf = (frame: unknown) => {
  try {
    readFrame(parseFrame(JSON.stringify(frame)));
  } catch (error) {
    return (error as InvalidInput).fields;
  }
  throw new Error('the frame was read');
};

describe('a frame', () => {
  it('is an action with an object, which may be left out', () => {
    expect(readFrame(parseFrame('{"action":"sendMessage","data":{"a":[1]},"id":"7"}'))).toEqual({
      action: 'sendMessage',
      data: { a: [1] },
    });
    expect(readFrame(parseFrame('{"action":"listConversations"}'))).toEqual({ action: 'listConversations', data: {} });
  });

  it.each([
    ['no JSON', 'hello'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[{"action":"Identify"}]'],
    ['a number', '7'],
    ['a binary message', Buffer.from('{"action":"Identify"}')],
  ])('is refused as malformed when it is %s', (_what, payload) => {
    expect(() => parseFrame(payload)).toThrow(Refusal);
  });

  it.each([
    ['the action is missing', {}, { action: ['required'] }],
    ['the action is no text', { action: 3 }, { action: ['malformed'] }],
    ['the action is empty', { action: '' }, { action: ['malformed'] }],
    ['the action is endless', { action: 'a'.repeat(101) }, { action: ['malformed'] }],
    ['the data is a list', { action: 'a', data: [] }, { data: ['is-object'] }],
    ['the data is null', { action: 'a', data: null }, { data: ['is-object'] }],
    ['the id is a number', { action: 'a', id: 1 }, { id: ['malformed'] }],
    ['a field is unknown', { action: 'a', event: 'x' }, { event: ['unknown-field'] }],
    ['several are wrong', { data: 1, id: {} }, { action: ['required'], data: ['is-object'], id: ['malformed'] }],
  ])('is refused with every wrong field when %s', (_what, frame, fields) => {
    expect(fieldsOf(frame)).toEqual(fields);
  });

  it('gives its id to the answer, unless the id is malformed', () => {
    expect(frameId({ id: 'q-1' })).toBe('q-1');
    expect(frameId({ id: 'x'.repeat(101) })).toBeUndefined();
    expect(frameId({ id: { a: 1 } })).toBeUndefined();
  });
});
