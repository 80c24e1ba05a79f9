import { uuid } from '#contracts/shared/params.js';
import type { QueryReader } from '#contracts/shared/query-reader.js';
import type { JsonSchema, OpenApiParameter } from '../openapi-document.js';

type Readers = Pick<QueryReader, keyof QueryReader>;

/**
 * Behaves like an empty query and records the parameters that a parser reads. New methods of `QueryReader` must be
 * added here.
 */
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

  /** Marks a parameter as required: the parser refuses an empty query because of it. */
  refuse<T>(name: string, code: string, instead: T): T {
    const parameter = this.parameters.find((one) => one.name === name);
    if (parameter && code === 'required') {
      parameter.required = true;
      delete parameter.allowEmptyValue;
      // A required parameter must not be blank either.
      const { pattern } = parameter.schema as { pattern?: string };
      if (pattern?.endsWith(orBlank)) parameter.schema['pattern'] = pattern.slice(0, -orBlank.length) + '\\s*$';
    }
    return instead;
  }

  finish(): void {
    // An empty query has no invalid parameters.
  }

  private note(name: string, { default: fallback, ...rule }: JsonSchema): void {
    const schema = fallback === undefined ? rule : { ...rule, default: fallback };
    // Numbers and flags cannot be empty; all other empty parameters count as absent.
    const isText = schema.type === 'string';
    this.parameters.push({ name, in: 'query', required: false, ...(isText && { allowEmptyValue: true }), schema });
  }
}

/** The end of a pattern that also matches blank text. */
const orBlank = '?\\s*$';

/**
 * Pattern of text with a number of characters between optional white space and without control characters, or of blank
 * text.
 */
function trimmedText(min: number, max: number): string {
  const inside = '[^\\u0000-\\u001f\\u007f]';
  const edge = '[^\\s\\u0000-\\u001f\\u007f]';
  if (min > 1) return `^\\s*(${edge}${inside}{${min - 2},${max - 2}}${edge})${orBlank}`;
  return `^\\s*(${edge}(${inside}{0,${max - 2}}${edge})?)${orBlank}`;
}

/** Returns the parameters of a query parser with their rules, by running it on an empty query. */
export function queryParameters(parser: (reader: QueryReader) => unknown): OpenApiParameter[] {
  const recorder = new QueryRecorder();
  parser(recorder as unknown as QueryReader);
  return recorder.parameters;
}
