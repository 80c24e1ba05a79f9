import { Inject, Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import { DataExportWanted } from '#contracts/identity/data-rights.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Consumes, type ClaimingReaction } from '#src/platform/deliveries/consumer.js';
import { OBJECT_STORAGE, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { ExportArchive } from '../export-archive.js';
import { exportKey } from '../export-file.js';
import { DataExport } from '../domain/data-export.js';

type Wanted = PayloadOfKind<typeof DataExportWanted>;

/**
 * Creates and stores the export. A repetition writes the same file again. If the user is erased meanwhile, the file is
 * deleted.
 */
@Injectable()
@Consumes({ consumer: 'identity.make-data-export', needs: ['storage'] })
export class MakeExportWhenDataExportWanted implements ClaimingReaction<Wanted> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly archive: ExportArchive,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  async carryOut({ userId, exportId }: Wanted): Promise<void> {
    const wanted = await this.unitOfWork.run((em) => em.findOne(DataExport, exportId));
    if (wanted?.readyUntil) return;
    const key = exportKey(userId, exportId);
    if (!wanted) return this.storage.delete(key);
    const bytes = await this.archive.of(userId, new Date());
    await this.storage.put(key, bytes, { contentType: 'application/zip', cacheControl: 'private, no-store' });
    const isStillWanted = await this.note(exportId, (one) => one.made(bytes.length, new Date()));
    if (!isStillWanted) await this.storage.delete(key);
  }

  async giveUp({ exportId }: Wanted): Promise<void> {
    await this.note(exportId, (one) => one.failed(new Date()));
  }

  private note(exportId: string, change: (wanted: DataExport) => void): Promise<boolean> {
    return this.unitOfWork.run(async (em) => {
      const wanted = await em.findOne(DataExport, exportId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (wanted) change(wanted);
      return wanted !== null;
    });
  }
}
