import { Injectable } from '@nestjs/common';
import { Ticks, type Ticking } from '../timing/timers.js';
import { DiskStorage } from './disk-storage.js';

/** Deletes what programs that died left unfinished on the disk. */
@Injectable()
@Ticks({ worker: 'relay', every: 600_000 })
export class DeleteUnfinishedFiles implements Ticking {
  constructor(private readonly disk: DiskStorage) {}

  tick(): Promise<void> {
    return this.disk.deleteUnfinished();
  }
}
