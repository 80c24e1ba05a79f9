import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Kysely } from 'kysely';
import { insertRows } from '#src/platform/database/insert-rows.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Outbox } from '#src/platform/messages/outbox.js';
import { RetiredAddress } from '../../domain/web-addresses/retired-address.js';
import { Webstore } from '../../domain/webstore.js';
import type { ImportedWebstore } from './imported-webstore.js';
import { importedColumns, importedRows, type Imported } from './imported-rows.js';

/**
 * Imports complete, published webstores, many in one transaction: demo data, and later an operator's listings. They
 * pass the same rules as a vendor's edits, and are written in bulk. One that exists already stays as it is; web
 * addresses must be free. Returns the ids of the new ones.
 * @param announce if false, no fact is written, and the caller makes sure that they are projected
 */
export class ImportWebstores extends Command<string[]> {
  constructor(
    readonly webstores: readonly ImportedWebstore[],
    readonly announce = true,
  ) {
    super();
  }
}

@CommandHandler(ImportWebstores)
export class ImportWebstoresHandler implements ICommandHandler<ImportWebstores> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
  ) {}

  execute({ webstores, announce }: ImportWebstores): Promise<string[]> {
    const now = new Date();
    return this.unitOfWork.run(async (em) => {
      const imported = webstores.map((given): Imported => ({ given, webstore: published(given, now) }));
      const database = em.getKysely() as unknown as Kysely<unknown>;
      const hashes = imported.map(({ webstore }) => RetiredAddress.of(webstore.draft.url ?? '').hash);
      if ((await em.count(RetiredAddress, { hash: { $in: hashes } })) > 0) throw notFree('webstore.web_address');
      const rows = importedRows(imported);
      const [main, ...parts] = importedColumns;
      const ofMain = rows[main.table] ?? [];
      const added = new Set((await insertRows(database, main.table, main.columns, ofMain, 'id')).returned);
      for (const { table, columns } of parts) {
        const ofNew = (rows[table] ?? []).filter((row) => added.has(row['webstore_id'] as string));
        const written = await insertRows(database, table, columns, ofNew);
        if (written.added < ofNew.length) throw notFree(table);
      }
      const fresh = imported.filter(({ given }) => added.has(given.id)).map(({ webstore }) => webstore);
      if (announce) this.outbox.writeBulk(em, fresh);
      return [...added];
    });
  }
}

const galleryOf = ({ images }: ImportedWebstore) => images.filter(({ purpose = 'general' }) => purpose === 'general');

const notFree = (table: string) =>
  table === 'webstore.web_address'
    ? new Refusal('web-store-name-exists', 'A web address in the import is already taken.', {
        fields: { url: ['web-store-name-exists'] },
      })
    : new Error(`The import names something in ${table} that is there already`);

function published(given: ImportedWebstore, now: Date): Webstore {
  const webstore = Webstore.start({ ...given, now });
  webstore.version = 1;
  // An import may contain sections that only a later plan unlocks.
  webstore.save(given.content, 1, () => true);
  webstore.publish(
    galleryOf(given).map(({ id, caption }, ordinal) => ({ id, caption, ordinal, isCoverPhoto: ordinal === 0 })),
    now,
  );
  return webstore;
}
