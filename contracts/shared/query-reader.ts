import { isCalendarDay } from './calendar-day.js';
import { InvalidInput } from './invalid-input.js';
import { uuid } from './params.js';
import type { FieldErrors } from './problem.js';

const wholeNumber = /^-?\d{1,10}$/;
const decimalNumber = /^-?\d{1,4}(\.\d{1,20})?$/; // as JavaScript writes them: up to 17 digits that matter
const idList = /^[1-9]\d{0,9}(-[1-9]\d{0,9})*$/;
// oxlint-disable-next-line no-control-regex -- this is the rule against control characters
const controlCharacters = /[\u0000-\u001f\u007f]/;

/**
 * Reads a query string by name, collects what is wrong with each parameter, and knows which were never asked for.
 * A parser reads all its parameters first; `parseQuery` throws afterwards, so that one answer names every bad field.
 */
export class QueryReader {
  private readonly asked = new Set<string>();
  /** Without a prototype: a parameter may be called `constructor`. */
  private readonly errors = Object.create(null) as FieldErrors;

  constructor(private readonly params: URLSearchParams) {}

  /** A whole number within bounds; `fallback` when absent. */
  integer<F extends number | undefined>(name: string, rule: { min: number; max: number; fallback: F }): number | F {
    const text = this.one(name);
    if (text === undefined) return rule.fallback;
    const value = wholeNumber.test(text) ? Number(text) : NaN;
    if (Number.isNaN(value)) return this.refuse(name, 'not-an-integer', rule.fallback);
    if (value < rule.min || value > rule.max) return this.refuse(name, 'out-of-range', rule.fallback);
    return value;
  }

  /** A decimal number within bounds, in plain notation. */
  decimal(name: string, rule: { min: number; max: number }): number | undefined {
    const text = this.one(name);
    if (text === undefined) return undefined;
    const value = decimalNumber.test(text) ? Number(text) : NaN;
    if (Number.isNaN(value)) return this.refuse(name, 'not-a-number', undefined);
    if (value < rule.min || value > rule.max) return this.refuse(name, 'out-of-range', undefined);
    return value;
  }

  /**
   * Trimmed text of so many characters, without control characters; blank counts as absent. Opaque is what an answer has
   * given out: callers cannot make it up.
   */
  text(name: string, rule: { min: number; max: number; opaque?: boolean }): string | undefined {
    const text = this.one(name)?.trim();
    if (text === undefined || text === '') return undefined;
    if (controlCharacters.test(text)) return this.refuse(name, 'control-characters', undefined);
    const { length } = [...text];
    if (length < rule.min) return this.refuse(name, 'too-short', undefined);
    if (length > rule.max) return this.refuse(name, 'too-long', undefined);
    return text;
  }

  /** A UUID in lower-case canonical form. */
  uuid(name: string): string | undefined {
    const text = this.one(name);
    if (text === undefined || text === '') return undefined;
    return uuid(text) ?? this.refuse(name, 'malformed', undefined);
  }

  /** `true` or `false`; `fallback` when absent. */
  flag(name: string, fallback: boolean): boolean {
    const text = this.one(name);
    if (text === undefined) return fallback;
    if (text !== 'true' && text !== 'false') return this.refuse(name, 'not-a-boolean', fallback);
    return text === 'true';
  }

  /** Whole numbers from 1 joined with dashes (DIR-15), each once, in the order given. */
  ids(name: string, rule: { max: number }): number[] {
    const text = this.one(name);
    if (text === undefined || text === '') return [];
    if (!idList.test(text)) return this.refuse(name, 'not-an-id-list', []);
    const ids = text.split('-').map(Number);
    return ids.length > rule.max ? this.refuse(name, 'too-many', []) : [...new Set(ids)];
  }

  /** Words of a fixed list joined with dashes, each once, in the order of the list. */
  choices<const T extends string>(name: string, allowed: readonly T[]): T[] {
    const text = this.one(name);
    if (text === undefined || text === '') return [];
    const given = new Set<string>(text.split('-'));
    const known = allowed.filter((word) => given.has(word));
    return known.length < given.size ? this.refuse(name, 'unknown-value', []) : known;
  }

  /** One word of a fixed list; `fallback` when absent. */
  choice<const T extends string, F extends T | undefined>(name: string, allowed: readonly T[], fallback: F): T | F {
    const text = this.one(name);
    if (text === undefined || text === '') return fallback;
    return allowed.find((word) => word === text) ?? this.refuse(name, 'unknown-value', fallback);
  }

  /**
   * A day as yyyy-MM-dd (SYS-21) that exists in the calendar, from `earliest` to `latest`. An `earliest` that moves with
   * the days has a name, for the OpenAPI document.
   */
  day(name: string, rule: { earliest: string; earliestIs?: 'yesterday'; latest?: string }): string | undefined {
    const text = this.one(name);
    if (text === undefined || text === '') return undefined;
    if (!isCalendarDay(text)) return this.refuse(name, 'not-a-date', undefined);
    if (text < rule.earliest) return this.refuse(name, 'in-the-past', undefined);
    return rule.latest !== undefined && text > rule.latest ? this.refuse(name, 'out-of-range', undefined) : text;
  }

  /** Whether something is wrong already: what is missing for that reason needs no mention. */
  get hasRefused(): boolean {
    return Object.keys(this.errors).length > 0;
  }

  /** Marks a parameter as wrong for a reason that only the parser of the route can know; the first reason stays. */
  refuse<T>(name: string, code: string, instead: T): T {
    this.errors[name] ??= [code];
    return instead;
  }

  /** @throws InvalidInput naming every bad parameter and every one that the route does not know. */
  finish(): void {
    for (const name of new Set(this.params.keys())) if (!this.asked.has(name)) this.refuse(name, 'unknown-field', null);
    if (this.hasRefused) throw new InvalidInput(this.errors);
  }

  private one(name: string): string | undefined {
    this.asked.add(name);
    const values = this.params.getAll(name);
    if (values.length > 1) return this.refuse(name, 'given-twice', undefined);
    return values[0];
  }
}

/**
 * Runs a route's query parser.
 * @throws InvalidInput naming every bad parameter.
 */
export function parseQuery<T>(params: URLSearchParams, parser: (reader: QueryReader) => T): T {
  const reader = new QueryReader(params);
  const parsed = parser(reader);
  reader.finish();
  return parsed;
}
