import type { Pool, PoolClient } from 'pg';

/** Milliseconds in which the holder of a connection can release it after the connection was lost. */
const grace = 1_000;

/** Milliseconds that running statements may take once the pool is closed. */
const endGrace = 2_000;

/**
 * Removes connections from the pool that were lost while they were checked out. Kysely releases the connection of a
 * transaction only after a successful commit or rollback, which is impossible on a dead connection: each of them would
 * occupy a place in the pool forever. Kysely also loses a connection that is checked out while the pool is closing, and
 * closing would wait for it.
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
