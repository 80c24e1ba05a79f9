import type { FastifyInstance } from 'fastify';

/**
 * Calls the api's own routes without a network, as the rendered page would from the browser: guards, validation and
 * limits stay.
 * @param visitor address for whom the calls are made
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
