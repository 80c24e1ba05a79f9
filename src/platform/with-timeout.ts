import pTimeout from 'p-timeout';

/**
 * Resolves or rejects as the call does, and rejects once it takes longer than `limit` milliseconds; the call itself may
 * go on, and nobody hears how it ends.
 * @param what names the call in the error's message: `counting active jobs`
 * @throws TimeoutError of p-timeout
 */
export const withTimeout = <T>(limit: number, what: string, call: Promise<T>): Promise<T> =>
  pTimeout(call, { milliseconds: limit, message: `${what} took longer than ${limit} ms` });
