import { invalid } from './api-error.ts';

/** Fields of a request by path, `items[0].price` written as it is nested: `{items: [{price: '…'}]}`. */
export type Fields = Record<string, unknown>;

/**
 * Reads a form as the API takes it (`items[0][price]=…`).
 * @param known paths that the endpoint takes, without positions (`items[].price`); `metadata.*` takes any key
 * @throws ApiError `parameter_unknown` for a path that is not among them: a mistake must not hide
 */
export function readForm(text: string, known: readonly string[]): Fields {
  const fields: Fields = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const parts = key.split(/[[\]]+/).filter((part) => part !== '');
    const path = parts.reduce(
      (joined, part) => (/^\d+$/.test(part) ? `${joined}[]` : joined === '' ? part : `${joined}.${part}`),
      '',
    );
    const list = key.endsWith('[]') ? `${path}[]` : path;
    if (!known.some((one) => one === list || (one.endsWith('.*') && list.startsWith(one.slice(0, -1))))) {
      throw invalid(`Received unknown parameter: ${key}`, key, 'parameter_unknown');
    }
    set(fields, key.endsWith('[]') ? [...parts, 'next'] : parts, value);
  }
  return fields;
}

function set(target: Fields, [first = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    if (Array.isArray(target)) target.push(value);
    else target[first] = value;
    return;
  }
  const isList = /^(\d+|next)$/.test(rest[0] ?? '');
  target[first] ??= isList ? [] : {};
  set(target[first] as Fields, rest, value);
}

export const textOf = (fields: Fields, name: string): string | undefined => fields[name] as string | undefined;

/** @throws ApiError when it is missing */
export function required(fields: Fields, name: string): string {
  const value = textOf(fields, name);
  if (!value) throw invalid(`Missing required param: ${name}.`, name, 'parameter_missing');
  return value;
}

/** @throws ApiError when it is no whole number from 0 */
export function numberOf(fields: Fields, name: string, fallback: number): number {
  const value = textOf(fields, name);
  if (value === undefined || value === '') return fallback;
  if (!/^\d{1,12}$/.test(value)) throw invalid(`Invalid integer: ${value}`, name, 'parameter_invalid_integer');
  return Number(value);
}
