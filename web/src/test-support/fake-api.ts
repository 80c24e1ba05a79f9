import type { AnswerOfRoute, Route } from '#contracts/shared/route.js';

export interface FakeCall {
  method: string;
  /** The path below /api/, without the query. */
  path: string;
  query: Record<string, string>;
  body: unknown;
  headers: Record<string, string>;
  signal: AbortSignal;
}

type Reply = (call: FakeCall) => unknown;

/** Thrown by a reply to respond with a problem document. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly fields?: Record<string, string[]>,
    readonly params?: Record<string, number>,
  ) {
    super(error);
  }
}

const answerWith = (status: number, body: unknown) =>
  ({ ok: status < 400, status, text: async () => JSON.stringify(body) }) as Response;

const formOf = ({ path }: Pick<Route, 'path'>) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

/** Replaces the api behind an injected `fetch`: responds to the declared routes with the replies of a test. */
export class FakeApi {
  readonly calls: FakeCall[] = [];
  private readonly replies: { method: string; form: RegExp; reply: Reply }[] = [];

  /** The latest reply for a route counts. */
  answer<R extends Route>(route: R, reply: (call: FakeCall) => AnswerOfRoute<R> | Promise<AnswerOfRoute<R>>): this {
    this.replies.unshift({ method: route.method, form: formOf(route), reply });
    return this;
  }

  /** The calls of one route, oldest first. */
  callsOf(route: Route): FakeCall[] {
    const form = formOf(route);
    return this.calls.filter(({ method, path }) => method === route.method && form.test(path));
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(input as string, 'http://posy.test');
    const method = init?.method ?? 'GET';
    const path = pathname.replace('/api/', '');
    const found = this.replies.find((one) => one.method === method && one.form.test(path));
    const call: FakeCall = {
      method,
      path,
      query: Object.fromEntries(searchParams),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: init?.headers as Record<string, string>,
      signal: init?.signal as AbortSignal,
    };
    this.calls.push(call);
    try {
      if (!found) throw new Refusal(404, 'not-found');
      return answerWith(200, await found.reply(call));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, error: code, fields, params } = error;
      return answerWith(status, { status, error: code, message: code, fields, params, correlationId: 'c-1' });
    }
  };
}
