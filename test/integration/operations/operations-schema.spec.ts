import { expect, it } from '@jest/globals';
import pg from 'pg';
import { operationsSchema } from '#src/operations/operations.schema.js';
import { differenceToEntities } from '#src/platform/database/migrate-database.js';
import { asSuperuser, createTestDatabase } from '../../support/test-database.js';

it('has migrations that match the entities, and an audit table that rejects changes', async () => {
  const database = await createTestDatabase();
  const difference = async () => {
    const statements = await differenceToEntities(asSuperuser(database.url), [operationsSchema]);
    return statements.split('\n').filter((line) => line.includes('"operations"'));
  };
  const client = new pg.Client({ connectionString: asSuperuser(database.url) });
  try {
    expect(await difference()).toEqual([]);
    await client.connect();
    await client.query(`alter table operations.redrive_run alter column total type text`);
    expect(await difference()).toHaveLength(1);
    await client.query(`
      insert into operations.audit (id, at, user_id, action, target_kind, target_id, result, numbers)
      values (gen_random_uuid(), now(), gen_random_uuid(), 'job-retried', 'job', '1', 'done', '{}')`);
    await expect(client.query(`update operations.audit set result = 'other'`)).rejects.toThrow(/do not change/);
  } finally {
    await client.end();
    await database.drop();
  }
});
