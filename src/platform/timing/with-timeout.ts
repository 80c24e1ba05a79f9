import pTimeout from 'p-timeout';

/**
 * Settles like the call, but rejects once it takes longer than `limit` milliseconds. The call itself may continue; its
 * result is then ignored.
 * @param what describes the call in the message of the error, such as `counting active jobs`
 * @throws TimeoutError of p-timeout
 */
export const withTimeout = <T>(limit: number, what: string, call: Promise<T>): Promise<T> =>
  pTimeout(call, { milliseconds: limit, message: `${what} took longer than ${limit} ms` });
