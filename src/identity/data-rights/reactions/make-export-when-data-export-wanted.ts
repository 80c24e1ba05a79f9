import { Inject, Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/postgresql';
import { DataExportWanted } from '#contracts/identity/data-rights.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Consumes, type ClaimingReaction } from '#src/platform/deliveries/consumer.js';
import type { DeliveryInFlight } from '#src/platform/deliveries/delivery-rows.js';
import { looksLikeOutage } from '#src/platform/outages/outage.js';
import { RoutingTable } from '#src/platform/routing/routing-table.js';
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
    private readonly routes: RoutingTable,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  async carryOut({ userId, exportId }: Wanted, delivery: DeliveryInFlight): Promise<void> {
    const wanted = await this.unitOfWork.run((em) => em.findOne(DataExport, exportId));
    if (wanted?.readyUntil) return;
    const key = exportKey(userId, exportId);
    if (!wanted) return this.storage.delete(key);
    try {
      const bytes = await this.archive.of(userId, new Date());
      await this.storage.put(key, bytes, { contentType: 'application/zip', cacheControl: 'private, no-store' });
      const isStillWanted = await this.note(exportId, (one) => one.made(bytes.length, new Date()));
      if (!isStillWanted) await this.storage.delete(key);
    } catch (error) {
      if (this.isLastTry(delivery, error)) await this.note(exportId, (one) => one.failed(new Date()));
      throw error;
    }
  }

  private isLastTry({ consumer, attempts }: DeliveryInFlight, error: unknown): boolean {
    const most = this.routes.consumer(consumer)?.attempts ?? 1;
    return !looksLikeOutage(error) && attempts + 1 >= most;
  }

  private note(exportId: string, change: (wanted: DataExport) => void): Promise<boolean> {
    return this.unitOfWork.run(async (em) => {
      const wanted = await em.findOne(DataExport, exportId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (wanted) change(wanted);
      return wanted !== null;
    });
  }
}
