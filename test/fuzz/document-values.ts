import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { daysInSpan, isCalendarDay } from '#contracts/shared/calendar-day.js';
import type { JsonSchema, OpenApiParameter } from '#src/platform/http/openapi/openapi-document.js';
import { readOpenApiDocument } from '#src/platform/http/openapi/read-openapi-document.js';

export const document = readOpenApiDocument();

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const named: Record<string, () => string> = { yesterday: () => day(-1), today: () => day(0) };
const dayOf = (word: unknown, usual: string): string => (typeof word === 'string' ? (named[word]?.() ?? word) : usual);

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addKeyword({
  keyword: 'x-earliest',
  validate: (word: string, value: unknown) => typeof value !== 'string' || value >= dayOf(word, ''),
});
ajv.addKeyword({
  keyword: 'x-latest',
  validate: (word: string, value: unknown) => typeof value !== 'string' || value <= dayOf(word, ''),
});
ajv.addKeyword({
  keyword: 'x-not-before',
  validate: (start: string, value: unknown, rules?: JsonSchema, at?: { parentData: unknown }) => {
    const first = (at?.parentData as Record<string, unknown> | undefined)?.[start];
    const most = rules?.['x-span-days'];
    if (!isCalendarDay(first) || !isCalendarDay(value) || typeof most !== 'number') return true;
    return value >= first && daysInSpan(first, value) <= most;
  },
});

const checks = new Map<JsonSchema, (value: unknown) => boolean>();

/** Returns whether the document allows a value. */
export function allows(schema: JsonSchema, value: unknown): boolean {
  let check = checks.get(schema);
  if (!check) {
    const compiled = ajv.compile({ ...schema, components: document.components });
    check = (one) => compiled(one) === true;
    checks.set(schema, check);
  }
  return check(value);
}

/** The value of a query parameter, parsed by its type in the document. */
export function allowsText({ schema, allowEmptyValue }: OpenApiParameter, text: string): boolean {
  if (text === '') return allowEmptyValue === true;
  if (schema.type === 'boolean') return text === 'true' || text === 'false';
  if (schema.type === 'string') return allows(schema, text);
  return /^-?\d+(\.\d+)?$/.test(text) && allows(schema, Number(text));
}

/** Generates values that the document allows. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { $ref: reference, type, enum: words, oneOf, ...rest } = schema as JsonSchema & Rules;
  if (reference) return valuesOf(document.components.schemas[reference.split('/').at(-1) ?? ''] ?? {});
  if (words) return fc.constantFrom(...words);
  if (oneOf) return fc.oneof(...oneOf.map(valuesOf));
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => valuesOf({ ...rest, type: one })));
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: rest.minimum ?? -1_000_000, max: rest.maximum ?? 1_000_000 });
    case 'number':
      // In plain notation: 1e-7 is a number, but not one that a query string may contain.
      return fc
        .integer({ min: (rest.minimum ?? -1_000) * 100, max: (rest.maximum ?? 1_000) * 100 })
        .map((n) => n / 100);
    case 'array':
      return listsOf(rest);
    case 'object':
      return objectsOf(rest);
    default:
      return textsOf(schema as Rules).filter((text) => allows(schema, text));
  }
}

interface Rules extends JsonSchema {
  enum?: unknown[];
  oneOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  additionalProperties?: JsonSchema | false;
  propertyNames?: { pattern: string };
  format?: string;
  pattern?: string;
}

const listsOf = ({ items = {}, minItems = 0, maxItems = 3 }: Rules) =>
  fc.uniqueArray(valuesOf(items), {
    minLength: minItems,
    maxLength: Math.min(maxItems, minItems + 3),
    selector: (value) => JSON.stringify(value),
  });

function objectsOf({ properties = {}, required = [], additionalProperties, propertyNames }: Rules) {
  if (additionalProperties) {
    const names = propertyNames ? fc.stringMatching(new RegExp(propertyNames.pattern)) : fc.string();
    return fc.dictionary(names, valuesOf(additionalProperties), { maxKeys: 3 });
  }
  const fields = Object.fromEntries(Object.entries(properties).map(([name, rule]) => [name, valuesOf(rule)]));
  const records = fc.record(fields, { requiredKeys: required, noNullPrototype: true });
  return records.map((record) => withEndsAfterStarts(properties, record));
}

/** Independently chosen days hardly ever form a span: the last one is replaced by the first if they do not. */
function withEndsAfterStarts(properties: Record<string, JsonSchema>, record: Record<string, unknown>) {
  const isNoSpan = (name: string) => name in record && !allows({ type: 'object', properties }, record);
  const starts = Object.entries(properties).flatMap(([name, rule]) => {
    const start = rule['x-not-before'];
    return typeof start === 'string' && isNoSpan(name) ? [[name, record[start]] as const] : [];
  });
  return { ...record, ...Object.fromEntries(starts) };
}

function textsOf(schema: Rules): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 40 } = schema;
  // Contains no two letters in a row that a generated name is likely to be: a password must not contain a name.
  if (schema['x-strong']) return fc.constant('X7q-4Z9j-2W8v-5K');
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.stringMatching(/^[a-z]{3,12}$/).map((name) => `${name}@posy.example`);
  if (format === 'date-time')
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((at) => at.toISOString());
  if (format === 'date') {
    const min = new Date(dayOf(schema['x-earliest'], '2000-01-01'));
    const max = new Date(dayOf(schema['x-latest'], '2099-12-31'));
    return fc.date({ noInvalidDate: true, min, max }).map((at) => at.toISOString().slice(0, 10));
  }
  const lengths = { minLength, maxLength: Math.min(maxLength, minLength + 40) };
  const free = fc.string({ ...lengths, unit: 'grapheme' });
  // Loose patterns forbid a few characters, or white space at the edges; strict ones specify most of a text.
  if (pattern === undefined || isLoose(pattern))
    return fc.oneof(free, fc.string({ ...lengths, unit: fc.constantFrom('a', 'é', 'B') }));
  return fc.stringMatching(new RegExp(pattern, 'u'));
}

const isLoose = (pattern: string) => /\\u007f|\\p|\(\?[=!]/.test(pattern);

/** Values that are rarely valid. */
const oddities = [
  null,
  true,
  5.5,
  -1,
  0,
  1e12,
  '',
  ' ',
  'x\u0000',
  '\u0007',
  'o'.repeat(6_000),
  [],
  [null],
  {},
  { a: 1 },
];

/** Generates bodies that the document does not allow, from one that it allows. */
export function spoiltBodies(schema: JsonSchema): fc.Arbitrary<unknown> {
  const spoil = (body: unknown, field: string, value: unknown) => ({ ...(body as object), [field]: value });
  return valuesOf(schema)
    .chain((body) =>
      fc.oneof(
        fc.constantFrom(...oddities, 'text'),
        fc.stringMatching(/^[a-z]{1,8}X$/).map((field) => spoil(body, field, 1)),
        fc.constantFrom(...Object.keys(body as object), 'id').map((field) => spoil(body, field, undefined)),
        fc
          .tuple(fc.constantFrom(...Object.keys(body as object), 'id'), fc.constantFrom(...oddities))
          .map(([field, value]) => spoil(body, field, value)),
      ),
    )
    .map((body) => JSON.parse(JSON.stringify(body)) as unknown)
    .filter((body) => !allows(schema, body));
}

/** The text of a parameter that the document allows. */
export const parameterTexts = (parameter: OpenApiParameter): fc.Arbitrary<string> =>
  valuesOf(parameter.schema)
    .map(String)
    .filter((text) => allowsText(parameter, text));

/** The text of a parameter that the document does not allow. */
export const spoiltTexts = (parameter: OpenApiParameter): fc.Arbitrary<string> =>
  fc
    .constantFrom(
      '',
      '-1',
      '0',
      '1.5',
      '99999999999',
      'x',
      '2020-01-01',
      '2026-02-30',
      '1--2',
      'TRUE',
      'a\u0001b',
      'o'.repeat(2_000),
    )
    .filter((text) => !allowsText(parameter, text));
