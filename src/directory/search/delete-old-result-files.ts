import { Inject, Injectable } from '@nestjs/common';
import { RetentionSettings } from '#src/platform/config/retention-settings.js';
import { forEachItem } from '#src/platform/timing/for-each-item.js';
import { Ticks, type Ticking } from '#src/platform/timing/timers.js';
import { OBJECT_STORAGE, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { resultFolder } from './result-files.js';

/** Deletes result files whose addresses have all expired. */
@Injectable()
@Ticks({ worker: 'relay', every: 300_000 })
export class DeleteOldResultFiles implements Ticking {
  constructor(
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    private readonly settings: RetentionSettings,
  ) {}

  async tick(): Promise<void> {
    const before = Date.now() - this.settings.keepResultFilesMinutes * 60_000;
    await forEachItem(
      this.storage.list(resultFolder),
      ({ key }) => key,
      async ({ key, storedAt }) => {
        if (storedAt.getTime() < before) await this.storage.delete(key);
      },
    );
  }
}
