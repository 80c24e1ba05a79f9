import { Module } from '@nestjs/common';
import { DiskStorage } from './disk-storage.js';
import { OBJECT_STORAGE } from './object-storage.js';
import { SignedAddresses } from './signed-addresses.js';

/** Storage for contexts that store files. Inject `@Inject(OBJECT_STORAGE) storage: ObjectStorage`. */
@Module({
  providers: [SignedAddresses, DiskStorage, { provide: OBJECT_STORAGE, useExisting: DiskStorage }],
  exports: [OBJECT_STORAGE, DiskStorage, SignedAddresses],
})
export class StorageModule {}
