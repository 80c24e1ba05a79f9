import { InvalidInput } from '#contracts/shared/invalid-input.js';
import type { FieldErrors } from '#contracts/shared/problem.js';
import { Refusal } from '../domain/refusal.js';

/** What a client asks for, after a look at its form. */
export interface RequestFrame {
  readonly action: string;
  readonly data: Readonly<Record<string, unknown>>;
}

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isShortText = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= 1 && value.length <= 100;
const known = new Set(['action', 'data', 'id']);

/**
 * The object that a frame carries.
 * @param payload what came over the wire: a text frame is a string, a binary frame is not
 * @throws Refusal `malformed-body` for a binary frame, broken JSON, and JSON that is no object
 */
export function parseFrame(payload: unknown): Json {
  const json = typeof payload === 'string' ? parse(payload) : undefined;
  if (!isRecord(json)) throw new Refusal('malformed-body', 'A frame is a JSON object in a text message.');
  return json;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The id that an answer to this frame carries, if it has a good one. */
export const frameId = ({ id }: Json): string | undefined => (isShortText(id) ? id : undefined);

/** @throws InvalidInput naming what is missing, malformed or unknown */
export function readFrame(json: Json): RequestFrame {
  const fields: FieldErrors = {};
  const { action, data = {}, id } = json;
  if (!isShortText(action)) fields.action = [action === undefined ? 'required' : 'malformed'];
  if (!isRecord(data)) fields.data = ['is-object'];
  if (id !== undefined && !isShortText(id)) fields.id = ['malformed'];
  for (const name of Object.keys(json)) if (!known.has(name)) fields[name] = ['unknown-field'];
  if (!isShortText(action) || !isRecord(data) || Object.keys(fields).length > 0) throw new InvalidInput(fields);
  return { action, data };
}
