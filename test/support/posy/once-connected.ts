/** Messages of the pool while a busy machine opens no connection in time. */
const noConnection = /timeout exceeded when trying to connect|terminated due to connection timeout/;
const mostTries = 10;

/** Repeats what has failed because it got no connection to the database, and so has not begun. */
export async function onceConnected<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (tried === mostTries || !noConnection.test((error as Error).message)) throw error;
    }
  }
}
