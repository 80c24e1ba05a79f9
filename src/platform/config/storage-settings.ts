import { readBucketAddress, type BucketAddress } from './bucket-address.js';
import { read, Setting } from './setting.js';

/** Settings of stored files and of the check of uploaded pictures. */
export class StorageSettings {
  @Setting({
    env: 'STORAGE_DIR',
    about: 'Folder for stored files, shared by all programs.',
    fallback: '.data/storage',
    read: read.text({ min: 1 }),
  })
  readonly storageDir: string;

  @Setting({
    env: 'STORAGE_URL',
    about:
      'Bucket for stored files instead of the folder: s3://KEY:SECRET@bucket?region=…&endpoint=https://…&pathStyle=1.',
    fallback: '',
    secret: true,
    read: read.optional(readBucketAddress),
  })
  readonly bucketAddress: BucketAddress | undefined;

  @Setting({
    env: 'CONTENT_CHECK_URL',
    about: "Service that judges uploaded pictures by what they show, or 'nsfwjs:' for that package; empty for none.",
    fallback: '',
    read: read.optional(read.url('http', 'https', 'nsfwjs')),
  })
  readonly contentCheckUrl: string | undefined;
}
