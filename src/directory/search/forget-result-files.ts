import { Inject, Injectable } from '@nestjs/common';
import { Ticks, type Ticking } from '#src/platform/messages/timers.js';
import { OBJECT_STORAGE, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { addressValidity, resultFolder, reusedFor } from './result-files.js';

/** Milliseconds by which the clocks of two machines may differ, and a download may take. */
const margin = 300_000;

/** Deletes result files that no address is good for any more. */
@Injectable()
@Ticks({ worker: 'relay', every: 300_000 })
export class ForgetResultFiles implements Ticking {
  constructor(@Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage) {}

  async tick(): Promise<void> {
    const before = Date.now() - reusedFor - addressValidity * 1_000 - margin;
    for await (const { key, storedAt } of this.storage.list(resultFolder)) {
      if (storedAt.getTime() < before) await this.storage.delete(key);
    }
  }
}
