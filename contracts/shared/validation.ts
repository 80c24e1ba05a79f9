import { getMetadataStorage, isNumber, ValidateBy, ValidateIf, type ValidationOptions } from 'class-validator';

/** The field may be left out. Unlike class-validator's `IsOptional`, `null` is not the same as absent and is refused. */
export const Optional = (options?: ValidationOptions): PropertyDecorator =>
  ValidateIf((_object, value) => value !== undefined, options);

/** The field may be `null`, which clears it; any other value is validated. */
export const Nullable = (options?: ValidationOptions): PropertyDecorator =>
  ValidateIf((_object, value) => value !== null, options);

// oxlint-disable-next-line no-control-regex -- this is the rule against control characters
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
// oxlint-disable-next-line no-control-regex -- this is the rule against control characters
const anyControlCharacter = /[\u0000-\u001f\u007f]/;
/** Half of a character: JSON can carry one, no database can keep it. */
const loneSurrogate = /\p{Surrogate}/u;

const isPlainText = (value: unknown, lines = false): value is string =>
  typeof value === 'string' &&
  !(lines ? controlCharacters : anyControlCharacter).test(value) &&
  !loneSurrogate.test(value);

/** Text of whole characters without control characters; `lines: true` allows line breaks and tabs. */
export const PlainText = (rule: { lines?: boolean } = {}, options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'plainText',
      // Read by the OpenAPI document.
      constraints: [rule],
      validator: {
        validate: (value) => isPlainText(value, rule.lines),
        defaultMessage: () => '$property must be text without control characters',
      },
    },
    options,
  );

/** Text that neither starts nor ends with white space (WS-45). */
export const Trimmed = (options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'trimmed',
      validator: {
        validate: (value) => typeof value === 'string' && value === value.trim(),
        defaultMessage: () => '$property must not start or end with white space',
      },
    },
    options,
  );

/** Text that has more in it than white space. */
export const NotBlank = (options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'notBlank',
      validator: {
        validate: (value) => typeof value === 'string' && value.trim() !== '',
        defaultMessage: () => '$property must not be blank',
      },
    },
    options,
  );

/**
 * An amount of money without fractions of a cent. class-validator's `maxDecimalPlaces` looks for a decimal point in the
 * number's text and throws for those that have none there (`1e-7`).
 */
export const WholeCents = (options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isNumber',
      validator: {
        validate: (value) => isNumber(value) && Number(value.toFixed(2)) === value,
        defaultMessage: () => '$property must be an amount in dollars and cents',
      },
    },
    options,
  );

/**
 * A list without duplicates, in time proportional to its length (class-validator's `ArrayUnique` compares every pair).
 * @param identify what makes an element the same as another; the element itself when left out
 */
export const Unique = <T>(
  identify: (element: T) => unknown = (element) => element,
  options?: ValidationOptions,
): PropertyDecorator =>
  ValidateBy(
    {
      name: 'arrayUnique',
      validator: {
        validate: (value: unknown) =>
          Array.isArray(value) && new Set((value as T[]).map(identify)).size === value.length,
        defaultMessage: () => '$property must not contain duplicates',
      },
    },
    options,
  );

/** A map whose keys are whole numbers and whose values are lists of whole numbers, each once (`{"2": [201, 204]}`). */
export const IdListsById = (options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'idListsById',
      validator: {
        validate: (value: unknown) =>
          typeof value === 'object' &&
          value !== null &&
          !Array.isArray(value) &&
          Object.entries(value).length <= 24 &&
          Object.entries(value).every(
            ([key, ids]) =>
              /^[1-9]\d{0,5}$/.test(key) &&
              Array.isArray(ids) &&
              ids.length <= 20 &&
              new Set(ids).size === ids.length &&
              ids.every((id) => Number.isSafeInteger(id)),
          ),
        defaultMessage: () => '$property must map ids to lists of ids',
      },
    },
    options,
  );

/** A map from the named keys to short texts. */
export const TextsByKey = (keys: readonly string[], max: number, options?: ValidationOptions): PropertyDecorator =>
  ValidateBy(
    {
      name: 'textsByKey',
      // Read by the OpenAPI document.
      constraints: [keys, max],
      validator: {
        validate: (value: unknown) =>
          typeof value === 'object' &&
          value !== null &&
          !Array.isArray(value) &&
          Object.entries(value).every(([key, text]) => keys.includes(key) && isPlainText(text) && text.length <= max),
        defaultMessage: () => `$property may only hold ${keys.join(', ')}, each a text of at most ${max} characters`,
      },
    },
    options,
  );

const nestedClasses = new Map<object, Map<string, () => new () => object>>();

/** Names the class of a nested object (or of each element of a list), so that its own rules are checked. */
export const Nested =
  (cls: () => new () => object): PropertyDecorator =>
  (prototype, property) => {
    const ofClass = nestedClasses.get(prototype) ?? new Map<string, () => new () => object>();
    nestedClasses.set(prototype, ofClass.set(String(property), cls));
  };

/** The class that `Nested` named for a property, here or in a base class. */
export function nestedClassOf(cls: new () => object, property: string): (new () => object) | undefined {
  for (let prototype: unknown = cls.prototype; prototype; prototype = Object.getPrototypeOf(prototype)) {
    const nested = nestedClasses.get(prototype)?.get(property);
    if (nested) return nested();
  }
  return undefined;
}

type UnionToIntersection<U> = (U extends unknown ? (given: U) => void : never) extends (given: infer I) => void
  ? I
  : never;

/**
 * Returns a request class with the fields and rules of all given ones, as `IntersectionType` of Nest's mapped types does.
 * A class that extends it may add fields of its own.
 */
export function intersectionOf<C extends (new () => object)[]>(
  ...classes: C
): new () => UnionToIntersection<InstanceType<C[number]>> {
  class Intersection {}
  const storage = getMetadataStorage();
  for (const cls of classes) {
    for (const rule of storage.getTargetValidationMetadatas(cls, '', false, false)) {
      storage.addValidationMetadata({ ...rule, target: Intersection });
    }
    for (const [property, nested] of nestedClasses.get(cls.prototype as object) ?? []) {
      Nested(nested)(Intersection.prototype, property);
    }
  }
  return Intersection as never;
}
