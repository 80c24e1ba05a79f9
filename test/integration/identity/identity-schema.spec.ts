import { expect, it } from '@jest/globals';
import pg from 'pg';
import { identitySchema } from '#src/identity/identity.schema.js';
import { differenceToEntities } from '#src/platform/database/migrate-database.js';
import { asSuperuser, createTestDatabase } from '../../support/test-database.js';

it('has migrations that create the schema of the entities', async () => {
  const database = await createTestDatabase();
  const difference = async () => {
    const statements = await differenceToEntities(asSuperuser(database.url), [identitySchema]);
    return statements.split('\n').filter((line) => line.includes('"identity"'));
  };
  try {
    expect(await difference()).toEqual([]);
    const client = new pg.Client({ connectionString: asSuperuser(database.url) });
    await client.connect();
    await client.query(`alter table identity.vendor alter column name type int using 0`);
    await client.end();
    expect(await difference()).toHaveLength(1);
  } finally {
    await database.drop();
  }
});
