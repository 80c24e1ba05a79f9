import type { FastifyInstance } from 'fastify';

/**
 * Creates a `fetch` that calls the api's own routes in process. Guards, validation and rate limits apply as for calls
 * of a browser.
 * @param visitor IP address of the visitor, for the rate limits
 */
export const injectedFetch =
  (server: FastifyInstance, visitor: string): typeof globalThis.fetch =>
  async (path, init) => {
    const answer = await server.inject({
      method: init?.method ?? 'GET',
      url: path as string,
      headers: init?.headers as Record<string, string>,
      remoteAddress: visitor,
    });
    return new Response(answer.payload, { status: answer.statusCode });
  };
