import { getMetadataStorage } from 'class-validator';
import { InvalidInput } from './invalid-input.js';
import { nestedClassOf } from './validation.js';

type Class = new () => object;

/** Bytes of a request body, unless its route declares more. */
export const usualBodyLimit = 65_536;
/** Values in one body: objects, lists, and everything in them. The largest body that is accepted has under a thousand. */
export const maxValues = 2_000;
/** Levels of objects and lists in each other, the body itself included. */
export const maxDepth = 8;
/** Fields of one object. */
const maxFields = 200;
/** Characters of one text; every field that takes text has a shorter limit of its own. */
const maxText = 10_000;
/** Characters of one field's name in an error. */
const maxShownName = 60;

/** A part of the body that has yet to be measured. `cls` is the request class of an object, or of a list's elements. */
interface Part {
  value: unknown;
  path: string;
  depth: number;
  cls?: Class;
  /** The most elements, where the class says so. */
  maxLength?: number;
}

/**
 * A field's name as it is shown in an error. Names that no class declares come from the caller, who must not decide how
 * long the answer gets.
 */
export const shownName = (name: string): string => name.slice(0, maxShownName).replace(/[^\w$.-]/g, '?');

/**
 * Refuses a body that would be expensive to validate, before any rule runs: one with too many values, levels, or fields
 * in an object, with a text longer than any field takes, or with a list longer than its `@ArrayMaxSize`.
 * @throws InvalidInput naming the first such part
 */
export function checkRequestSize(cls: Class, json: unknown): void {
  const pending: Part[] = [{ value: json, path: '', depth: 1, cls }];
  let values = 1;
  for (let part = pending.pop(); part; part = pending.pop()) {
    const fault = faultOf(part);
    if (fault) throw new InvalidInput({ [part.path || 'body']: [fault] });
    if (typeof part.value !== 'object' || part.value === null) continue;
    const parts = partsOf(part);
    values += parts.length;
    if (values > maxValues) throw new InvalidInput({ [part.path || 'body']: ['too-many-values'] });
    pending.push(...parts);
  }
}

function faultOf({ value, depth, maxLength }: Part): string | undefined {
  if (typeof value === 'string') return value.length > maxText ? 'too-long' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > maxDepth) return 'too-deep';
  if (!Array.isArray(value)) return Object.keys(value).length > maxFields ? 'too-many-fields' : undefined;
  if (maxLength !== undefined && value.length > maxLength) return 'array-max-size';
  return value.length > maxValues ? 'too-many-values' : undefined;
}

function partsOf({ value, path, depth, cls }: Part): Part[] {
  const at = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
  if (Array.isArray(value)) {
    return value.map((element: unknown, index) => ({ value: element, path: at(index), depth: depth + 1, cls }));
  }
  return Object.entries(value as object).map(([name, field]: [string, unknown]) => ({
    value: field,
    path: at(shownName(name)),
    depth: depth + 1,
    cls: cls && nestedClassOf(cls, name),
    maxLength: cls && maxLengthsOf(cls).get(name),
  }));
}

const knownMaxLengths = new WeakMap<Class, ReadonlyMap<string, number>>();

/** The `@ArrayMaxSize` of each field of a class that has one. */
function maxLengthsOf(cls: Class): ReadonlyMap<string, number> {
  const known = knownMaxLengths.get(cls);
  if (known) return known;
  const rules = getMetadataStorage().getTargetValidationMetadatas(cls, '', false, false);
  const sizes = rules.filter(({ name }) => name === 'arrayMaxSize');
  const made = new Map(sizes.map((rule) => [rule.propertyName, (rule.constraints as number[])[0] ?? 0]));
  knownMaxLengths.set(cls, made);
  return made;
}
