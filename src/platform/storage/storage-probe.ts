import { Inject, Injectable } from '@nestjs/common';
import { ProbesDependency, type DependencyProbe } from '../outages/dependency-probe.js';
import { OBJECT_STORAGE, type ObjectStorage } from './object-storage.js';

/** The probe of whichever storage the settings choose. */
@Injectable()
@ProbesDependency()
export class StorageProbe implements DependencyProbe {
  readonly dependency = 'storage';
  readonly essential = false;

  constructor(@Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage) {}

  probe(): Promise<void> {
    return this.storage.probe();
  }
}
