import { describe, expect, it } from '@jest/globals';
import { ArrayMaxSize, IsArray, IsInt, ValidateNested } from 'class-validator';
import fc from 'fast-check';
import { InvalidInput } from './invalid-input.js';
import type { FieldErrors } from './problem.js';
import { readRequest } from './read-request.js';
import { Nested, Optional, PlainText, Unique } from './validation.js';

class Guest {
  @PlainText()
  name: string;
}

class Invitation {
  @IsInt()
  table: number;

  @Optional()
  @PlainText()
  words?: string;

  @Optional()
  @IsArray()
  @Nested(() => Guest)
  @ValidateNested({ each: true })
  guests?: Guest[];

  @Optional()
  @IsArray()
  @ArrayMaxSize(3)
  @Unique((gift: number) => gift % 10)
  @IsInt({ each: true })
  gifts?: number[];
}

const fieldsOf = (json: unknown): FieldErrors | undefined => {
  try {
    readRequest(Invitation, json);
    return undefined;
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return { ...error.fields };
  }
};

describe('a request', () => {
  it('is read as it is, without what was left out', () => {
    const request = readRequest(Invitation, { table: 3, guests: [{ name: 'Ada' }] });
    expect({ ...request }).toEqual({ table: 3, guests: [{ name: 'Ada' }] });
    expect('words' in request).toBe(false);
  });

  it('converts nothing, and takes null for absent nowhere', () => {
    expect(fieldsOf({ table: '3' })).toEqual({ table: ['is-int'] });
    expect(fieldsOf({ table: 3, words: null })).toEqual({ words: ['plain-text'] });
    expect(fieldsOf({ table: 3, guests: null })).toHaveProperty('guests');
  });

  it('names a nested field by its way, and fields that nobody declared', () => {
    expect(fieldsOf({ table: 3, guests: [{ name: 'Ada' }, { name: 5, age: 9 }] })).toEqual({
      'guests.1.name': ['plain-text'],
      'guests.1.age': ['unknown-field'],
    });
  });

  const ofEveryObject = fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype));

  it('has no field with a name of every object, at any depth: it would hide the rules', () => {
    fc.assert(
      fc.property(ofEveryObject, fc.jsonValue({ maxDepth: 2 }), (name, value) => {
        const hiding = Object.defineProperty<object>({}, name, { value, enumerable: true });
        expect(fieldsOf(hiding)).toEqual({ [name]: ['unknown-field'] });
        expect(fieldsOf({ table: 3, guests: [{ name: 'Ada' }, hiding] })).toEqual({
          [`guests.1.${name}`]: ['unknown-field'],
        });
      }),
    );
  });

  it('has no thousands of fields, at any depth: looking at each takes long, and so does naming them', () => {
    const flood = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`field${at}`, at]));
    expect(fieldsOf(flood)).toEqual({ body: ['too-many-fields'] });
    expect(fieldsOf({ table: 3, guests: [{ name: 'Ada' }, flood] })).toEqual({ 'guests.1': ['too-many-fields'] });
  });

  it('is refused before any rule runs when a list is longer than it may be', () => {
    expect(fieldsOf({ table: 'x', gifts: ['a', 'b', 'c', 'd'] })).toEqual({ gifts: ['array-max-size'] });
    expect(fieldsOf({ table: 'x', gifts: Array(100_000).fill({}) })).toEqual({ gifts: ['array-max-size'] });
  });

  it('is refused when it holds too many values or levels, or a text that no field takes', () => {
    expect(fieldsOf({ table: 3, guests: Array(2_001).fill(1) })).toEqual({ guests: ['too-many-values'] });
    const crowd = Array(1_000).fill({ name: 'Ada', age: 9 });
    expect(Object.values(fieldsOf({ table: 3, guests: crowd }) ?? {})).toEqual([['too-many-values']]);
    const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`) as unknown;
    expect(fieldsOf({ table: 3, guests: deep })).toEqual({ 'guests.0.0.0.0.0.0.0': ['too-deep'] });
    expect(fieldsOf({ table: 3, words: 'w'.repeat(10_001) })).toEqual({ words: ['too-long'] });
  });

  it('is refused with the first 50 of its faults, and with no more of a name than 60 characters', () => {
    const unknown = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`${at}"${'é'.repeat(900)}`, at]));
    const fields = fieldsOf(unknown) ?? {};
    expect(Object.keys(fields)).toHaveLength(50);
    expect(Object.keys(fields)[0]).toBe(`0?${'?'.repeat(58)}`);
  });

  it('names nothing twice where it must not, by what makes two things the same', () => {
    expect(fieldsOf({ table: 3, gifts: [1, 2, 11] })).toEqual({ gifts: ['array-unique'] });
    expect(fieldsOf({ table: 3, gifts: [1, 2, 3] })).toBeUndefined();
    expect(fieldsOf({ table: 3, gifts: 'x' })).toHaveProperty('gifts');
  });

  it('is either refused with its fields or has the shape of its class, whatever the JSON', () => {
    const odd = fc.oneof(fc.jsonValue(), fc.record({ table: fc.jsonValue(), guests: fc.jsonValue() }));
    fc.assert(
      fc.property(odd, (json) => {
        const fields = fieldsOf(json);
        if (fields) return expect(Object.keys(fields).length).toBeGreaterThan(0);
        expect(Number.isInteger(readRequest(Invitation, json).table)).toBe(true);
      }),
    );
  });
});

describe('plain text', () => {
  it('has whole characters and no control characters', () => {
    for (const words of ['a\u0000', 'a\nb', '\u007f', '\ud83d', 'x\udc00y', '\ude00\ud83d']) {
      expect(fieldsOf({ table: 1, words })).toEqual({ words: ['plain-text'] });
    }
    for (const words of ['😀', 'Café', '', 'שלום']) expect(fieldsOf({ table: 1, words })).toBeUndefined();
  });
});
