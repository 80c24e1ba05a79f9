import { Module } from '@nestjs/common';
import { StorageSettings } from '../config/storage-settings.js';
import { DeleteUnfinishedFiles } from './delete-unfinished-files.js';
import { DiskStorage } from './disk-storage.js';
import { OBJECT_STORAGE, type ObjectStorage } from './object-storage.js';
import { SignedAddresses } from './signed-addresses.js';
import { StorageProbe } from './storage-probe.js';

/** The storage that the settings choose. The client of S3 takes memory, so it is loaded only when it is used. */
async function chosenStorage({ bucketAddress }: StorageSettings, disk: DiskStorage): Promise<ObjectStorage> {
  if (bucketAddress === undefined) return disk;
  const { S3Storage } = await import('./s3-storage.js');
  return new S3Storage(bucketAddress);
}

/** Storage for contexts that store files. Inject `@Inject(OBJECT_STORAGE) storage: ObjectStorage`. */
@Module({
  providers: [
    SignedAddresses,
    DiskStorage,
    { provide: OBJECT_STORAGE, inject: [StorageSettings, DiskStorage], useFactory: chosenStorage },
    StorageProbe,
    DeleteUnfinishedFiles,
  ],
  exports: [OBJECT_STORAGE, DiskStorage, SignedAddresses],
})
export class StorageModule {}
