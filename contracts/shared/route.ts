import type { QueryReader } from './query-reader.js';

/**
 * The kinds of things that have owners. Each context adds its own in `<context>.access.ts`, and registers the lookup of each
 * kind.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- contexts add to it
export interface OwnedKinds {}
export type OwnedKind = keyof OwnedKinds;

/** The services whose signature is an access rule. The context that adds one registers its check. */
// oxlint-disable-next-line typescript/no-empty-object-type -- contexts add to it
export interface SigningServices {}
export type SigningService = keyof SigningServices;

/** The access rule of a route. `owner` takes the id from the path or the body and admits its owner and admins. */
export type Access =
  | { who: 'public'; token?: 'ignored' }
  | { who: 'user' }
  | { who: 'admin' }
  | { who: 'owner'; of: OwnedKind; field: string }
  | { who: 'signed'; by: SigningService };

export const anyone = { who: 'public' } as const satisfies Access;
/** Anyone, with whatever token: signing in, refreshing and signing out must work beside one that has ended. */
export const anyoneAnyToken = { who: 'public', token: 'ignored' } as const satisfies Access;
export const signedIn = { who: 'user' } as const satisfies Access;
export const admins = { who: 'admin' } as const satisfies Access;
export const owner = (of: OwnedKind, field: string) => ({ who: 'owner', of, field }) as const satisfies Access;
/** For another service, whose signature is checked over the raw body before anything reads it. */
export const signedBy = (by: SigningService) => ({ who: 'signed', by }) as const satisfies Access;

/** Parses one path segment; answers `undefined` when the segment is malformed. */
export type ParamParser<T> = (segment: string) => T | undefined;

declare const answered: unique symbol;

/** Carries the type of an answer without a value; the OpenAPI document reads it through the TypeScript checker. */
export interface View<T> {
  readonly [answered]?: T;
}
export const view = <T>(): View<T> => ({});

type ParamsOf<P> = { [K in keyof P]: P[K] extends ParamParser<infer T> ? T : never };

/** An action in the audit, and what it is done to where `owner` does not say it: a kind of thing and the field of its id. */
export interface Audited {
  readonly as: string;
  readonly target?: { readonly kind: string; readonly field: string };
}

/**
 * One endpoint, declared once: the controller implements it, the browser calls it, the OpenAPI document shows it.
 * `path` is relative to `/api/` and names its parameters as `:name`; each of them has a parser in `params`. A public
 * route still learns who calls when a token comes along, and may answer differently.
 */
export interface Route<P = unknown, Q = unknown, B extends object = object, A = unknown, W extends Access = Access> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly access: W;
  /**
   * Only for the person: refused to operators, as themselves and while they act for somebody (ID-112). Password, email,
   * terms, paying, closing, sessions.
   */
  readonly inPerson?: true;
  /** How the audit names it when an operator does it to something that is not theirs. */
  readonly audited?: Audited;
  /** For operators too who lack the second factor they must have, and otherwise are let in nowhere (ADMIN_MFA). */
  readonly whileEnrolling?: true;
  readonly params?: { [K in keyof P]: ParamParser<P[K]> };
  readonly query?: (reader: QueryReader) => Q;
  /** Names of headers that it reads, in lower case; a caller may leave them out. */
  readonly headers?: readonly string[];
  readonly body?: new () => B;
  /** Bytes of the body; 64 KiB when left out. */
  readonly bodyLimit?: number;
  readonly answer: View<A>;
}

/** Declares a route and keeps its types. */
export function route<
  const P extends Record<string, ParamParser<unknown>> = Record<never, never>,
  Q = unknown,
  B extends object = object,
  A = unknown,
  W extends Access = Access,
>(declaration: {
  method: Route['method'];
  path: string;
  summary: string;
  access: W;
  inPerson?: true;
  audited?: Audited;
  whileEnrolling?: true;
  params?: P;
  query?: (reader: QueryReader) => Q;
  headers?: readonly string[];
  body?: new () => B;
  bodyLimit?: number;
  answer: View<A>;
}): Route<ParamsOf<P>, Q, B, A, W> {
  return declaration as unknown as Route<ParamsOf<P>, Q, B, A, W>;
}

export type ParamsOfRoute<R> = R extends Route<infer P, infer _Q, infer _B, infer _A, infer _W> ? P : never;
export type QueryOfRoute<R> = R extends Route<infer _P, infer Q, infer _B, infer _A, infer _W> ? Q : never;
export type BodyOfRoute<R> = R extends Route<infer _P, infer _Q, infer B, infer _A, infer _W> ? B : never;
export type AnswerOfRoute<R> = R extends Route<infer _P, infer _Q, infer _B, infer A, infer _W> ? A : never;
export type AccessOfRoute<R> = R extends Route<infer _P, infer _Q, infer _B, infer _A, infer W> ? W : never;
