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

  text(name: string, rule: { min: number; max: number }): undefined {
    this.note(name, { type: 'string', minLength: rule.min, maxLength: rule.max });
  }

  flag(name: string, fallback: boolean): boolean {
    this.note(name, { type: 'boolean', default: fallback });
    return fallback;
  }

  ids(name: string, rule: { max: number }): number[] {
    this.note(name, {
      type: 'string',
      pattern: '^\\d+(-\\d+)*$',
      description: `Up to ${rule.max} ids joined with dashes.`,
    });
    return [];
  }

  choices<const T extends string>(name: string, allowed: readonly T[]): T[] {
    this.note(name, { type: 'string', description: `One or more of ${allowed.join(', ')}, joined with dashes.` });
    return [];
  }

  choice<const T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    this.note(name, { type: 'string', enum: [...allowed], default: fallback });
    return fallback;
  }

  day(name: string): undefined {
    this.note(name, { type: 'string', format: 'date' });
  }

  refuse<T>(_name: string, _code: string, instead: T): T {
    return instead;
  }

  finish(): void {
    // An empty query has nothing that could be wrong.
  }

  private note(name: string, { default: fallback, ...rule }: JsonSchema): void {
    const schema = fallback === undefined ? rule : { ...rule, default: fallback };
    this.parameters.push({ name, in: 'query', required: false, schema });
  }
}

/** The parameters that a route's query parser asks for, with their rules, found by running it on an empty query. */
export function queryParameters(parser: (reader: QueryReader) => unknown): OpenApiParameter[] {
  const recorder = new QueryRecorder();
  parser(recorder as unknown as QueryReader);
  return recorder.parameters;
}
