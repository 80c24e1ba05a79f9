import { expect, it } from '@jest/globals';
import { directorySchema } from '#src/directory/directory.schema.js';
import { differenceToEntities } from '#src/platform/database/migrate-database.js';
import { asSuperuser, createTestDatabase } from '../../support/test-database.js';

it('has migrations that match the entities', async () => {
  const database = await createTestDatabase();
  try {
    const statements = await differenceToEntities(asSuperuser(database.url), [directorySchema]);
    expect(statements.split('\n').filter((line) => line.includes('"directory"'))).toEqual([]);
  } finally {
    await database.drop();
  }
});
