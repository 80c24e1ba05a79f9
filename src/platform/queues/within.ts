/** Thrown when an outside call takes longer than it may. */
export class TimedOut extends Error {
  constructor(what: string, limit: number) {
    super(`${what} took longer than ${limit} ms`);
    this.name = 'TimeoutError';
  }
}

/** Gives up waiting after `limit` milliseconds; the call itself may still end later, unheard. */
export async function within<T>(limit: number, what: string, call: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new TimedOut(what, limit)), limit);
  call.catch(() => undefined);
  try {
    return await Promise.race([call, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
