import { expect, it } from '@jest/globals';
import pg from 'pg';
import { billingSchema } from '#src/billing/billing.schema.js';
import { differenceToEntities } from '#src/platform/database/migrate-database.js';
import { asSuperuser, createTestDatabase } from '../../support/test-database.js';

it('has migrations that make what the entities expect', async () => {
  const database = await createTestDatabase();
  const difference = async () => {
    const statements = await differenceToEntities(asSuperuser(database.url), [billingSchema]);
    return statements.split('\n').filter((line) => line.includes('"billing"'));
  };
  try {
    expect(await difference()).toEqual([]);
    const client = new pg.Client({ connectionString: asSuperuser(database.url) });
    await client.connect();
    await client.query(`alter table billing.plan_price alter column amount type text`);
    await client.end();
    expect(await difference()).toHaveLength(1);
  } finally {
    await database.drop();
  }
});
