import { InvalidInput } from '#contracts/shared/invalid-input.js';
import { parseQuery } from '#contracts/shared/query-reader.js';
import type { ParamParser, Route } from '#contracts/shared/route.js';
import { appNames } from '#contracts/shared/socket.js';
import { ProblemError } from './problem-error.js';

/** Timeout of a call in milliseconds (SYS-2). */
export const callTimeout = 15_000;
/** Timeout in milliseconds of a call of the auth service or of content. */
const shortTimeout = 10_000;
/** Except single sign-on, which waits for the response of a provider for up to ten seconds. */
const isShort = (path: string) => /^auth\/(?!single-sign-on)|^routes$|\.model$/.test(path);

export interface ApiClientOptions {
  fetch: typeof fetch;
  /** The area of the site in which the user is (SYS-3); evaluated for each call. */
  appName: () => string;
  appVersion: string;
  /** A valid token, or undefined for a visitor. */
  token: () => Promise<string | undefined>;
  /** Called when the api no longer accepts the session of a token. */
  onSessionEnded?: (token: string) => void;
}

type NoParams = { params?: undefined };
export type CallInput<P, Q, B> = (keyof P extends never ? NoParams : { params: P }) & {
  query?: Partial<Q>;
  body?: B;
  /** Errors by the fields of the route. */
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

type Plain = string | number | boolean | undefined;
type QueryValue = Plain | readonly Plain[] | { [name: string]: QueryValue };

function appendTo(search: URLSearchParams, values: Record<string, QueryValue>): URLSearchParams {
  for (const [name, value] of Object.entries(values)) {
    // Several values of one parameter are joined with a dash (DIR-15); an empty list means no parameter.
    if (Array.isArray(value)) appendTo(search, { [name]: value.join('-') || undefined });
    else if (typeof value === 'object') appendTo(search, value as Record<string, QueryValue>);
    else if (value !== undefined) search.append(name, String(value));
  }
  return search;
}

/** Calls the routes of the contracts: fills in paths and queries, adds the headers, types the response. */
export class ApiClient {
  constructor(private readonly options: ApiClientOptions) {}

  /** @throws ProblemError for any failed response (SYS-5); a call that `signal` aborts rejects with its reason. */
  async call<P, Q, B extends object, A>(route: Route<P, Q, B, A>, input: CallInput<P, Q, B>): Promise<A> {
    const path = this.pathOf(route, input);
    const token = await this.options.token();
    const answer = await this.send(path, isShort(route.path) ? shortTimeout : callTimeout, {
      method: route.method,
      headers: { ...input.headers, ...this.headersOf(token, input.body !== undefined) },
      body: input.body === undefined ? null : JSON.stringify(input.body),
      signal: input.signal,
    });
    if (answer.ok) return JSON.parse(answer.body) as A;
    const problem = ProblemError.fromAnswer(answer.status, answer.body);
    const ended = problem.code === 'session-ended' || problem.code === 'not-signed-in';
    if (ended && token !== undefined) this.options.onSessionEnded?.(token);
    throw problem;
  }

  private pathOf<P, Q, B extends object, A>(route: Route<P, Q, B, A>, input: CallInput<P, Q, B>): string {
    const values = (input.params ?? {}) as Record<string, string>;
    const parsers = (route.params ?? {}) as Record<string, ParamParser<unknown>>;
    const path = route.path.replace(/:(\w+)/g, (_whole, name: string) => {
      const value = values[name] ?? '';
      if (parsers[name]?.(value) === undefined) throw ProblemError.refusedHere({ [name]: ['malformed'] });
      return encodeURIComponent(value);
    });
    const search = appendTo(new URLSearchParams(), (input.query ?? {}) as Record<string, QueryValue>);
    try {
      if (route.query) parseQuery(search, route.query);
    } catch (error) {
      throw error instanceof InvalidInput ? ProblemError.refusedHere(error.fields) : error;
    }
    return `/api/${path}${search.size > 0 ? `?${search}` : ''}`;
  }

  private headersOf(token: string | undefined, hasBody: boolean): Record<string, string> {
    const appName = this.options.appName();
    if (!(appNames as readonly string[]).includes(appName)) throw new Error('invalid appName');
    return {
      accept: 'application/json',
      'x-app-name': appName,
      'x-app-version': this.options.appVersion,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    };
  }

  private async send(
    path: string,
    limit: number,
    init: Omit<RequestInit, 'signal'> & { signal: AbortSignal | undefined },
  ) {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), limit);
    const signal = init.signal ? AbortSignal.any([init.signal, timeout.signal]) : timeout.signal;
    try {
      const response = await this.options.fetch(path, { ...init, signal });
      // The time limit includes the body, which is read before the timer stops.
      return { ok: response.ok, status: response.status, body: await response.text() };
    } catch (error) {
      if (init.signal?.aborted) throw error;
      throw ProblemError.unreachable();
    } finally {
      clearTimeout(timer);
    }
  }
}
