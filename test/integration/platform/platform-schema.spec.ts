import { expect, it } from '@jest/globals';
import { differenceToEntities } from '#src/platform/database/migrate-database.js';
import { platformSchema } from '#src/platform/schema/platform.schema.js';
import { asSuperuser, createTestDatabase } from '../../support/test-database.js';

it('has migrations that match the entities', async () => {
  const database = await createTestDatabase();
  try {
    const statements = await differenceToEntities(asSuperuser(database.url), [platformSchema]);
    expect(statements.split('\n').filter((line) => line.includes('"platform"'))).toEqual([]);
  } finally {
    await database.drop();
  }
});
