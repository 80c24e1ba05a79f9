import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { DataExportLinkView } from '#contracts/identity/data-rights.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { OBJECT_STORAGE, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { exportKey } from '../export-file.js';

interface Tables {
  'identity.data_export': { id: string; user_id: string; ready_until: string | null };
}

/** Lifetime of the signed URL in seconds: enough for a click, too short to be found in a browser's history. */
const linkLifetime = 300;

/** The signed URL of an export. */
export class ExportLink extends Query<DataExportLinkView> {
  constructor(
    readonly userId: string,
    readonly exportId: string,
  ) {
    super();
  }
}

@QueryHandler(ExportLink)
export class ExportLinkHandler implements IQueryHandler<ExportLink> {
  constructor(
    private readonly database: ReadDatabase,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /** @throws Refusal `export-not-ready`; `not-found` when the user has no such export, or it has expired */
  async execute({ userId, exportId }: ExportLink): Promise<DataExportLinkView> {
    const row = await this.database
      .tables<Tables>()
      .selectFrom('identity.data_export')
      .where('id', '=', exportId)
      .where('user_id', '=', userId)
      .select('ready_until')
      .executeTakeFirst();
    if (!row) throw gone();
    if (row.ready_until === null) throw new Refusal('export-not-ready', 'Your copy isn’t ready yet.');
    const left = Math.floor((new Date(row.ready_until).getTime() - Date.now()) / 1_000);
    if (left < 1) throw gone();
    const seconds = Math.min(linkLifetime, left);
    const goodUntil = new Date(Date.now() + seconds * 1_000).toISOString();
    return { url: await this.storage.signedUrl(exportKey(userId, exportId), { method: 'GET', seconds }), goodUntil };
  }
}

const gone = () => new Refusal('not-found', 'This copy is no longer available. Request a new one.');
