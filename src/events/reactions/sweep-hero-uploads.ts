import { Inject, Injectable } from '@nestjs/common';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { OBJECT_STORAGE, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { forEachItem } from '#src/platform/timing/for-each-item.js';
import { Ticks, type Ticking } from '#src/platform/timing/timers.js';
import { heroUploadFolder } from '../domain/hero-image.js';
import type { EventsTables } from '../events.tables.js';

/** Milliseconds after which unconfirmed uploads are deleted. */
const keptFor = 86_400_000;
/** Number of objects looked at together. */
const atOnce = 200;

/** Deletes uploads that were not confirmed within a day. Those that wait for their check stay. */
@Injectable()
@Ticks({ worker: 'relay', every: 600_000 })
export class SweepHeroUploads implements Ticking {
  constructor(
    private readonly database: ReadDatabase,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  async tick(): Promise<void> {
    const before = Date.now() - keptFor;
    let old: string[] = [];
    for await (const { key, storedAt } of this.storage.list(heroUploadFolder)) {
      if (storedAt.getTime() < before) old.push(key);
      if (old.length < atOnce) continue;
      await this.deleteExpired(old);
      old = [];
    }
    await this.deleteExpired(old);
  }

  private async deleteExpired(old: readonly string[]): Promise<void> {
    await forEachItem(
      old,
      (key) => `upload ${key}`,
      async (key) => {
        if (!(await this.waitsForCheck(key))) await this.storage.delete(key);
      },
    );
  }

  private async waitsForCheck(key: string): Promise<boolean> {
    const [, eventId = '', imageId] = key.split('/');
    const row = await this.database
      .tables<EventsTables>()
      .selectFrom('events.event')
      .where('id', '=', eventId)
      .select('hero_image')
      .executeTakeFirst();
    return row?.hero_image?.id === imageId && row?.hero_image?.validationResult === null;
  }
}
