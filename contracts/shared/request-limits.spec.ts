import { globSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import fc from 'fast-check';
import { InvalidInput } from './invalid-input.js';
import { readRequest } from './read-request.js';
import { usualBodyLimit } from './request-limits.js';

type Class = new () => object;

const files = globSync('*/*.requests.ts', { cwd: 'contracts' });
const modules = await Promise.all(
  files.map((file) => import(`#contracts/${file.replace(/ts$/, 'js')}`) as Promise<Record<string, unknown>>),
);
const rulesOf = (cls: Class) => getMetadataStorage().getTargetValidationMetadatas(cls, '', false, false);
const classes = modules
  .flatMap((exported) => Object.values(exported))
  .filter((value): value is Class => typeof value === 'function' && rulesOf(value as Class).length > 0)
  .map((cls) => ({ name: cls.name, cls, fields: [...new Set(rulesOf(cls).map((rule) => rule.propertyName))] }));

/** Steps for one body: every look at one of its values, and every call of a rule. Time would depend on the machine. */
function workOf(cls: Class, json: unknown): { steps: number; answer: string } {
  let steps = 0;
  const counted = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    return new Proxy(value, {
      get: (target, name, receiver) => {
        steps += 1;
        return name === 'constructor' ? Reflect.get(target, name, receiver) : counted(Reflect.get(target, name));
      },
      has: (target, name) => {
        steps += 1;
        return Reflect.has(target, name);
      },
    });
  };
  const restore = countRules(() => (steps += 1));
  try {
    readRequest(cls, counted(json));
    return { steps, answer: '' };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return { steps, answer: JSON.stringify(error.fields) };
  } finally {
    restore();
  }
}

/** Calls back for each value that a rule is asked about. */
function countRules(counted: () => void): () => void {
  const storage = getMetadataStorage();
  const constraints = classes
    .flatMap(({ cls }) => rulesOf(cls))
    .flatMap((rule) => storage.getTargetValidatorConstraints(rule.constraintCls));
  const rules = [...new Set(constraints.map(({ instance }) => instance))];
  const originals = rules.map((rule) => rule.validate);
  for (const rule of rules) {
    const original = rule.validate.bind(rule);
    rule.validate = (...input) => {
      counted();
      return original(...input);
    };
  }
  return () => rules.forEach((rule, at) => (rule.validate = originals[at] as typeof rule.validate));
}

const bytes = usualBodyLimit - 100;
const many = (text: string) =>
  `[${Array(Math.floor(bytes / (text.length + 1)))
    .fill(text)
    .join(',')}]`;
const objectOf = (pair: (at: number) => string) => {
  const pairs: string[] = [];
  for (let size = 2, at = 0; size < bytes; at += 1) {
    pairs.push(pair(at));
    size += Buffer.byteLength(pair(at)) + 1;
  }
  return `{${pairs.slice(0, -1).join(',')}}`;
};
const nested = (open: string, close: string, inner = '') => {
  const levels = Math.floor(bytes / (open.length + close.length));
  return open.repeat(levels) + inner + close.repeat(levels);
};

/** Values in JSON that fill a whole body: wide, deep, long. */
const hostile = Object.values({
  'numbers, all different': `[${Array.from({ length: 10_000 }, (_, at) => at + 1).join(',')}]`,
  'the same number': many('1'),
  'empty objects': many('{}'),
  nulls: many('null'),
  'different texts': `[${Array.from({ length: 7_000 }, (_, at) => `"${at}"`).join(',')}]`,
  'lists in lists': nested('[', ']'),
  'objects in objects': nested('{"props":', '}', '1'),
  'objects in lists': nested('[{"a":', '}]', '1'),
  'short fields': objectOf((at) => `"f${at}":0`),
  'ids with lists': objectOf((at) => `"${at + 1}":[1]`),
  'long fields': objectOf((at) => `"${at}${'\\u0001'.repeat(300)}":0`),
  'fields in two bytes': objectOf((at) => `"${at}${'é'.repeat(200)}":0`),
  'a long text': JSON.stringify('a'.repeat(bytes)),
  'a text of spaces': JSON.stringify(' '.repeat(bytes)),
  'an endless address': JSON.stringify(`${'a.'.repeat(9_000)}@`),
}).map((json) => ({ value: JSON.parse(json) as unknown, toString: () => json.slice(0, 40) }));

/** A constant for all classes and bodies: twenty steps for each value that a body may hold. */
const mostSteps = 40_000;
const mostBytes = 10_000;

function expectToBeCheap(cls: Class, body: unknown) {
  const { steps, answer } = workOf(cls, body);
  expect(steps).toBeLessThan(mostSteps);
  // A problem adds about 250 bytes to its fields.
  expect(Buffer.byteLength(answer)).toBeLessThan(mostBytes - 500);
}

it('every request class is among those that are tried', () => {
  expect(classes.length).toBeGreaterThan(30);
});

describe.each(classes)('$name', ({ cls, fields }) => {
  it('costs bounded work and answers under 10 KB, whatever fills a body of 64 KiB', () => {
    for (const { value } of hostile) {
      expectToBeCheap(cls, value);
      for (const field of fields) expectToBeCheap(cls, { [field]: value });
    }
  });

  it('costs bounded work and answers under 10 KB, whatever its fields hold together', () => {
    const objects = fc.array(fc.oneof(fc.constant({}), fc.dictionary(fc.string(), fc.jsonValue())), { maxLength: 200 });
    const value = fc.oneof(
      fc.constantFrom(...hostile),
      fc.oneof(objects, fc.jsonValue()).map((made) => ({ value: made })),
    );
    const known = fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] });
    const unknown = fc.dictionary(fc.string(), fc.constant({ value: 0 }), { maxKeys: 150 });
    fc.assert(
      fc.property(known, unknown, (some, others) => {
        const entries = Object.entries({ ...others, ...some }).map(([name, made]) => [name, made?.value]);
        expectToBeCheap(cls, Object.fromEntries(entries));
      }),
      { numRuns: 10 },
    );
  });
});
