import { randomUUIDv7 } from 'node:crypto';
import pg from 'pg';
import { ImportWebstores } from '#src/webstore/commands/import/import-webstores.js';
import { aWebstore } from './posy/a-webstore.ts';
import { eventually } from './posy/eventually.ts';

/** Webstores in one transaction. */
const batchSize = 250;
/** Names that come after all others when results are ordered by name. */
const nameOf = (number: number): string => `Zz Import ${String(number).padStart(6, '0')}`;
/** Timeout in milliseconds for projecting and indexing everything that was imported. */
const limit = 600_000;

/** Imports published webstores as from an operator's file, each with a message of its own. */
export async function importWebstores(
  count: number,
  execute: (command: ImportWebstores) => Promise<unknown>,
): Promise<void> {
  const vendorId = randomUUIDv7();
  for (let from = 0; from < count; from += batchSize) {
    const batch = Array.from({ length: Math.min(batchSize, count - from) }, (_, at) =>
      aWebstore(vendorId)
        .called(nameOf(from + at))
        .build(),
    );
    await execute(new ImportWebstores(batch));
  }
}

/** Resolves with the milliseconds until search has everything that has a delivery. */
export async function everythingIndexed(databaseUrl: string): Promise<number> {
  const began = Date.now();
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    await eventually(
      () => isBulkOpen(database),
      (isOpen) => !isOpen,
      limit,
      500,
    );
    return Date.now() - began;
  } finally {
    await database.end();
  }
}

async function isBulkOpen(database: pg.Client): Promise<boolean> {
  const { rows } = await database.query(
    'select from platform.delivery where bulk and done_at is null and failed_at is null limit 1',
  );
  return rows.length > 0;
}
