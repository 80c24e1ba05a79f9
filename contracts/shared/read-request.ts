import { validateSync, type ValidationError } from 'class-validator';
import { InvalidInput } from './invalid-input.js';
import type { FieldErrors } from './problem.js';
import { checkRequestSize, shownName } from './request-limits.js';
import { nestedClassOf } from './validation.js';

/** Fields that one answer names. */
const maxNamedFields = 50;

type Class<T extends object> = new () => T;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Gives plain JSON the prototypes that class-validator looks rules up by; values are never converted. A field with a
 * name that every object has (`constructor`) would hide the rules themselves, so it is refused here.
 */
function instantiate<T extends object>(cls: Class<T>, plain: Record<string, unknown>, path = ''): T {
  const instance = new cls() as Record<string, unknown>;
  for (const [name, value] of Object.entries(plain)) {
    if (name in Object.prototype) throw new InvalidInput({ [path + name]: ['unknown-field'] });
    const nested = nestedClassOf(cls, name);
    const nest = (item: unknown, at: string) =>
      nested && isRecord(item) ? instantiate(nested, item, `${path}${at}.`) : item;
    const made = Array.isArray(value) ? value.map((item, at) => nest(item, `${name}.${at}`)) : nest(value, name);
    Object.defineProperty(instance, name, { value: made, writable: true, enumerable: true, configurable: true });
  }
  for (const name of Object.keys(instance)) if (instance[name] === undefined) delete instance[name];
  return instance as T;
}

/** `maxLength` -> `max-length`; a field that the class does not know is `unknown-field`. */
const codeOf = (constraint: string) =>
  constraint === 'whitelistValidation'
    ? 'unknown-field'
    : constraint.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function collect(errors: ValidationError[], path: string, into: FieldErrors): FieldErrors {
  for (const error of errors) {
    if (Object.keys(into).length >= maxNamedFields) return into;
    const name = path + shownName(error.property);
    const codes = Object.keys(error.constraints ?? {}).map(codeOf);
    if (codes.length > 0) into[name] = codes;
    collect(error.children ?? [], `${name}.`, into);
  }
  return into;
}

/**
 * Reads JSON as a request class: checks every rule, refuses fields that the class does not declare, converts nothing.
 * The api reads bodies with it and forms use it as their resolver, so both sides refuse the same input for the same
 * reasons. What is too large to be worth checking is refused first (`checkRequestSize`).
 * @throws InvalidInput with the codes of the first 50 refused fields
 */
export function readRequest<T extends object>(cls: Class<T>, json: unknown): T {
  if (!isRecord(json)) throw new InvalidInput({ body: ['is-object'] });
  checkRequestSize(cls, json);
  const request = instantiate(cls, json);
  const errors = validateSync(request, { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: false });
  if (errors.length > 0) throw new InvalidInput(collect(errors, '', {}));
  return request;
}
