/** Payloads carry ids, numbers and versions, never names, addresses, texts or secrets: a consumer reads those itself. */
type FieldKind = 'id' | 'integer' | 'code' | 'ids' | 'codes';
type FieldType = { id: string; integer: number; code: string; ids: string[]; codes: string[] };
type Shape = Record<string, FieldKind>;
type PayloadOf<S extends Shape> = { [K in keyof S]: FieldType[S[K]] };

/** A fact that has happened and will be delivered to its consumers. */
export interface Fact<P = Record<string, unknown>> {
  readonly type: string;
  readonly version: number;
  readonly subjectId: string;
  readonly payload: P;
}

/** A kind of message: callable to make a fact, and the check that a stored payload still has its shape. */
export interface MessageKind<P = Record<string, unknown>> {
  (payload: P): Fact<P>;
  readonly type: string;
  readonly version: number;
  /** Names the first field that does not fit, or nothing. */
  readonly faultIn: (payload: unknown) => string | undefined;
}

export type PayloadOfKind<K> = K extends MessageKind<infer P> ? P : never;

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const codeForm = /^[A-Za-z0-9_.-]{1,80}$/;
const isId = (value: unknown) => typeof value === 'string' && uuidForm.test(value);
const isCode = (value: unknown) => typeof value === 'string' && codeForm.test(value);
const fits: Record<FieldKind, (value: unknown) => boolean> = {
  id: isId,
  integer: Number.isSafeInteger,
  code: isCode,
  ids: (value) => Array.isArray(value) && value.every(isId),
  codes: (value) => Array.isArray(value) && value.every(isCode),
};

/**
 * Declares a kind of message.
 * @param type wire type, `<context>.<fact-in-past-tense>`
 * @param version raised when the payload changes; older versions stay readable
 * @param subject the payload field that says what the fact is about
 * @param shape every payload field with its kind
 */
export function message<const S extends Shape>(
  type: string,
  version: number,
  subject: keyof S & string,
  shape: S,
): MessageKind<PayloadOf<S>> {
  const faultIn = (payload: unknown) => {
    if (typeof payload !== 'object' || payload === null) return 'payload';
    return Object.entries(shape).find(([name, kind]) => !fits[kind]((payload as Record<string, unknown>)[name]))?.[0];
  };
  const make = (payload: PayloadOf<S>): Fact<PayloadOf<S>> => {
    const fault = faultIn(payload);
    if (fault) throw new TypeError(`${type} v${version}: '${fault}' is missing or not of its kind`);
    return { type, version, subjectId: payload[subject] as string, payload };
  };
  return Object.assign(make, { type, version, faultIn });
}
