import type { PoolClient } from 'pg';

/** Internals of pg's client that its type declarations omit. */
interface Wire {
  readonly connection: NodeJS.EventEmitter & { readonly stream: NodeJS.EventEmitter & { destroy(error: Error): void } };
  query(...parts: unknown[]): unknown;
}

/**
 * Closes a connection if a statement gets no response within the server's own timeout. Such a connection is half-open,
 * and its caller would wait forever.
 * @param limit milliseconds since the statement, or since the latest data of its response
 */
export function watchStatements(client: PoolClient, limit: number): void {
  const wire = client as unknown as Wire;
  const { connection } = wire;
  const query = wire.query.bind(client);
  let unanswered = 0;
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = undefined;
    if (unanswered > 0) timer = setTimeout(giveUp, limit);
  };
  const giveUp = () =>
    connection.stream.destroy(new Error(`Connection terminated: no answer from the database within ${limit} ms`));
  connection.stream.on('data', wait);
  connection.on('readyForQuery', () => {
    unanswered = Math.max(0, unanswered - 1);
    wait();
  });
  client.once('end', () => {
    unanswered = 0;
    wait();
  });
  wire.query = (...parts) => {
    unanswered += 1;
    if (unanswered === 1) wait();
    return query(...parts);
  };
}
