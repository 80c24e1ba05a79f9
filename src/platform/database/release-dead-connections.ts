import type { Pool, PoolClient } from 'pg';

/** Milliseconds in which the code that holds a connection may release it by itself after the connection has ended. */
const grace = 1_000;

/** Milliseconds that statements under way may take once the pool ends. */
const endGrace = 2_000;

/**
 * Removes connections from the pool that ended while they were checked out. Kysely releases the connection of a
 * transaction only after a commit or rollback that succeeded, and on a dead connection neither does: without this, each
 * of them takes a place in the pool for ever. A connection that is handed out at the moment at which the pool ends is lost
 * to Kysely too, and the end would wait for it.
 */
export function releaseDeadConnections(pool: Pool): void {
  const checkedOut = new Set<PoolClient>();
  pool.on('acquire', (client) => void checkedOut.add(client));
  pool.on('release', (_error, client) => void checkedOut.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      setTimeout(() => checkedOut.has(client) && client.release(true), grace).unref();
    });
  });
  const end: () => Promise<void> = pool.end.bind(pool);
  const endInTime = async () => {
    const timer = setTimeout(() => {
      for (const client of [...checkedOut]) client.release(true);
    }, endGrace);
    await end().finally(() => clearTimeout(timer));
  };
  Object.assign(pool, { end: endInTime });
}
