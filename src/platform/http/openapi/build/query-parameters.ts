import { uuid } from '#contracts/shared/params.js';
import type { QueryReader } from '#contracts/shared/query-reader.js';
import type { JsonSchema, OpenApiParameter } from '../openapi-document.js';

type Readers = Pick<QueryReader, keyof QueryReader>;

/** Answers what an empty query answers, and notes what was asked for; a new way of reading has to be added here. */
class QueryRecorder implements Readers {
  readonly parameters: OpenApiParameter[] = [];
  readonly hasRefused = false;

  integer<F extends number | undefined>(name: string, rule: { min: number; max: number; fallback: F }): F {
    this.note(name, { type: 'integer', minimum: rule.min, maximum: rule.max, default: rule.fallback });
    return rule.fallback;
  }

  decimal(name: string, rule: { min: number; max: number }): undefined {
    this.note(name, { type: 'number', minimum: rule.min, maximum: rule.max });
  }

  text(name: string, { min, max, opaque }: { min: number; max: number; opaque?: boolean }): undefined {
    const description = opaque
      ? 'As an answer has given it out.'
      : `${min} to ${max} characters after trimming; blank is as good as absent.`;
    this.note(name, {
      type: 'string',
      pattern: trimmedText(min, max),
      description,
      ...(opaque && { 'x-opaque': true }),
    });
  }

  uuid(name: string): undefined {
    this.note(name, { type: 'string', format: 'uuid', pattern: uuid.form.source });
  }

  flag(name: string, fallback: boolean): boolean {
    this.note(name, { type: 'boolean', default: fallback });
    return fallback;
  }

  ids(name: string, rule: { max: number }): number[] {
    this.note(name, {
      type: 'string',
      pattern: `^[1-9]\\d{0,9}(-[1-9]\\d{0,9}){0,${rule.max - 1}}$`,
      description: `Up to ${rule.max} ids joined with dashes.`,
    });
    return [];
  }

  choices<const T extends string>(name: string, allowed: readonly T[]): T[] {
    const one = `(${allowed.join('|')})`;
    const description = `One or more of ${allowed.join(', ')}, joined with dashes.`;
    this.note(name, { type: 'string', pattern: `^${one}(-${one})*$`, description });
    return [];
  }

  choice<const T extends string, F extends T | undefined>(name: string, allowed: readonly T[], fallback: F): F {
    this.note(name, { type: 'string', enum: [...allowed], default: fallback });
    return fallback;
  }

  day(name: string, rule: { earliest: string; earliestIs?: string; latest?: string }): undefined {
    const earliest = rule.earliestIs ?? rule.earliest;
    const description = `Not before ${earliest}${rule.latest === undefined ? '' : `, and not after ${rule.latest}`}.`;
    const range = { 'x-earliest': earliest, ...(rule.latest !== undefined && { 'x-latest': rule.latest }) };
    this.note(name, { type: 'string', format: 'date', description, ...range });
  }

  /** An empty query lacks whatever is required. */
  refuse<T>(name: string, code: string, instead: T): T {
    const parameter = this.parameters.find((one) => one.name === name);
    if (parameter && code === 'required') {
      parameter.required = true;
      delete parameter.allowEmptyValue;
      // Then blank text will not do either.
      const { pattern } = parameter.schema as { pattern?: string };
      if (pattern?.endsWith(orBlank)) parameter.schema['pattern'] = pattern.slice(0, -orBlank.length) + '\\s*$';
    }
    return instead;
  }

  finish(): void {
    // An empty query has nothing that could be wrong.
  }

  private note(name: string, { default: fallback, ...rule }: JsonSchema): void {
    const schema = fallback === undefined ? rule : { ...rule, default: fallback };
    // A number and a flag cannot be empty; everything else is as good as absent then.
    const isText = schema.type === 'string';
    this.parameters.push({ name, in: 'query', required: false, ...(isText && { allowEmptyValue: true }), schema });
  }
}

/** The end of a pattern that blank text fits as well. */
const orBlank = '?\\s*$';

/** Text of so many characters between white space, without control characters inside; or nothing but white space. */
function trimmedText(min: number, max: number): string {
  const inside = '[^\\u0000-\\u001f\\u007f]';
  const edge = '[^\\s\\u0000-\\u001f\\u007f]';
  if (min > 1) return `^\\s*(${edge}${inside}{${min - 2},${max - 2}}${edge})${orBlank}`;
  return `^\\s*(${edge}(${inside}{0,${max - 2}}${edge})?)${orBlank}`;
}

/** The parameters that a route's query parser asks for, with their rules, found by running it on an empty query. */
export function queryParameters(parser: (reader: QueryReader) => unknown): OpenApiParameter[] {
  const recorder = new QueryRecorder();
  parser(recorder as unknown as QueryReader);
  return recorder.parameters;
}
