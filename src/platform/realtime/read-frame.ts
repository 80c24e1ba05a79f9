import { InvalidInput } from '#contracts/shared/invalid-input.js';
import type { FieldErrors } from '#contracts/shared/problem.js';
import { Refusal } from '../domain/refusal.js';

/** A validated frame of a client. */
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
 * Parses the JSON object in a frame.
 * @param payload the raw frame: a string for a text frame, anything else for a binary one
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

/** The id for the response to this frame, if it has a valid one. */
export const frameId = ({ id }: Json): string | undefined => (isShortText(id) ? id : undefined);

/** @throws InvalidInput naming the fields that are missing, malformed or unknown */
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
