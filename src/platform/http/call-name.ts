import type { FastifyRequest } from 'fastify';

/**
 * Returns the name of a request in logs: its method and the pattern of its route, as in `GET /api/users/:email`. The URL
 * itself may hold personal data. A request that matches no route is a page (`/*`).
 */
export const callName = ({ method, routeOptions }: FastifyRequest): string => `${method} ${routeOptions.url ?? '/*'}`;
