import { getMetadataStorage, ValidationTypes } from 'class-validator';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';
import { nestedClassOf } from '#contracts/shared/validation.js';
import type { JsonSchema } from '../openapi-document.js';

type RequestClass = new () => object;
type Metadata = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

const reference = (cls: RequestClass): JsonSchema => ({ $ref: `#/components/schemas/${cls.name}` });

/**
 * Schemas of the rules in contracts/shared/validation.ts, and of others that class-validator-jsonschema does not know.
 */
const moreRules = {
  isLatitude: { type: 'number', minimum: -90, maximum: 90 },
  isLongitude: { type: 'number', minimum: -180, maximum: 180 },
  notADate: { type: 'string', format: 'date' },
  outOfRange: ({ constraints }: Metadata) => {
    const [{ earliest, latest }] = constraints as [{ earliest: string; latest: string }];
    return { 'x-earliest': earliest, 'x-latest': latest };
  },
  beforeStart: ({ constraints }: Metadata) => ({ 'x-not-before': (constraints as [string])[0] }),
  tooManyDays: ({ constraints }: Metadata) => ({ 'x-span-days': (constraints as [string, number])[1] }),
  pastDay: { type: 'string', format: 'date', 'x-earliest': '1900-01-01', 'x-latest': 'today' },
  plainText: ({ constraints }: Metadata) => ({
    type: 'string',
    pattern: (constraints as { lines?: boolean }[])[0]?.lines
      ? '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$'
      : '^[^\\u0000-\\u001f\\u007f]*$',
  }),
  notBlank: { type: 'string', allOf: [{ pattern: '\\S' }] },
  trimmed: { type: 'string', allOf: [{ pattern: '^(?!\\s)[\\s\\S]*(?<!\\s)$' }] },
  idListsById: {
    type: 'object',
    maxProperties: 24,
    propertyNames: { pattern: '^[1-9]\\d{0,5}$' },
    additionalProperties: { type: 'array', items: { type: 'integer' }, maxItems: 20, uniqueItems: true },
  },
  nameRequired: {
    type: 'string',
    minLength: 1,
    maxLength: 120,
    pattern: '^[\\p{L}\\p{M} ]*[\\p{L}\\p{M}][\\p{L}\\p{M} ]*$',
  },
  strongPassword: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    description: 'Strong for its owner.',
    'x-strong': true,
  },
  isUuid: { type: 'string', format: 'uuid' },
  textsByKey: ({ constraints }: Metadata) => {
    const [keys, max] = constraints as [string[], number];
    const text = { type: 'string', maxLength: max };
    return {
      type: 'object',
      properties: Object.fromEntries(keys.map((key) => [key, text])),
      additionalProperties: false,
    };
  },
  [ValidationTypes.NESTED_VALIDATION]: (rule: Metadata) => {
    const nested = nestedClassOf(rule.target as RequestClass, rule.propertyName);
    if (!nested)
      throw new Error(`${nameOf(rule)}.${rule.propertyName} is validated as nested, but @Nested names no class`);
    return reference(nested);
  },
};

const nameOf = (rule: Metadata) => (typeof rule.target === 'string' ? rule.target : rule.target.name);

/**
 * Schemas of all loaded request classes, by class name. They do not allow additional properties, which `readRequest`
 * refuses too.
 */
export function requestSchemas(): Record<string, JsonSchema> {
  const schemas = validationMetadatasToSchemas({ additionalConverters: moreRules as never });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, close(name, schema as JsonSchema)]));
}

/**
 * Corrects optional properties: class-validator-jsonschema treats every `ValidateIf` as optional, but ours distinguish
 * absent and null.
 */
function close(className: string, schema: JsonSchema): JsonSchema {
  const conditions = rulesOf(className).filter((rule) => rule.type === ValidationTypes.CONDITIONAL_VALIDATION);
  const skips = (property: string, value: undefined | null) =>
    conditions.some((rule) => rule.propertyName === property && !(rule.constraints[0] as Condition)({}, value));
  const properties = Object.entries(schema.properties ?? {}).map(([name, rule]): [string, JsonSchema] => [
    name,
    skips(name, null) ? orNull(known(className, name, rule)) : known(className, name, rule),
  ]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: properties.map(([name]) => name).filter((name) => !skips(name, undefined)),
    additionalProperties: false,
  };
}

/**
 * Rejects rules without a converter, for which the library generates a meaningless reference to the class of the
 * property.
 */
function known(className: string, property: string, schema: JsonSchema): JsonSchema {
  if (JSON.stringify(schema).includes('"#/definitions/')) {
    throw new Error(`${className}.${property} has a rule that has no schema yet: add it to moreRules`);
  }
  return schema;
}

type Condition = (object: object, value: unknown) => boolean;

/** Returns the rules of a class, including those of its base classes. */
function rulesOf(className: string): Metadata[] {
  const all = [
    ...(
      getMetadataStorage() as unknown as { validationMetadatas: Map<unknown, Metadata[]> }
    ).validationMetadatas.values(),
  ];
  const target = all.flat().find((rule) => nameOf(rule) === className)?.target;
  return all.flat().filter((rule) => rule.target === target || isExtendedBy(target, rule.target));
}

const isExtendedBy = (target: Metadata['target'] | undefined, other: Metadata['target']) =>
  typeof target === 'function' && typeof other === 'function' && target.prototype instanceof other;

function orNull(schema: JsonSchema): JsonSchema {
  if (Array.isArray(schema['enum']))
    return { ...schema, enum: [...(schema['enum'] as unknown[]), null], type: undefined };
  return typeof schema.type === 'string'
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] };
}
