import { describe, expect, it } from '@jest/globals';
import { originOfBucket, readBucketAddress } from './bucket-address.js';

describe('the address of a bucket', () => {
  it('has the bucket, the folder, the service and decoded credentials', () => {
    const address = readBucketAddress(
      's3://KEY:a%2Fb%40c@posy-files/site/one?region=eu-west-1&endpoint=http://127.0.0.1:9000&pathStyle=1',
    );
    expect(address).toEqual({
      bucket: 'posy-files',
      prefix: 'site/one/',
      region: 'eu-west-1',
      endpoint: 'http://127.0.0.1:9000',
      pathStyle: true,
      credentials: { accessKeyId: 'KEY', secretAccessKey: 'a/b@c' },
    });
    expect(originOfBucket(address)).toBe('http://127.0.0.1:9000');
  });

  it('is that of AWS in the region, with the credentials of the machine, when it names only a bucket', () => {
    const address = readBucketAddress('s3://posy-files?region=eu-west-1');
    expect(address).toMatchObject({ prefix: '', endpoint: 'https://s3.eu-west-1.amazonaws.com', pathStyle: false });
    expect(address.credentials).toBeUndefined();
    expect(originOfBucket(address)).toBe('https://posy-files.s3.eu-west-1.amazonaws.com');
  });

  it.each([
    ['', 's3://KEY'],
    ['https://bucket.s3.amazonaws.com', 's3://KEY'],
    ['s3://B', 'bucket'],
    ['s3://with.dots', 'bucket'],
    ['s3://bucket/.hidden', 'folder'],
    ['s3://bucket/Folder', 'folder'],
    ['s3://bucket?zone=a', 'zone'],
    ['s3://bucket?region=EU', 'region'],
    ['s3://bucket?endpoint=ftp://host', 'endpoint'],
    ['s3://bucket?endpoint=https://host/path', 'endpoint'],
    ['s3://bucket?pathStyle=yes', 'pathStyle'],
    ['s3://KEY@bucket', 'secret'],
    ['s3://KEY:se%ZZcret@bucket', 'encoded'],
  ])('is refused as %j, naming what is wrong with it', (text, named) => {
    expect(() => readBucketAddress(text)).toThrow(named);
  });

  it('is refused without repeating its secret', () => {
    expect(() => readBucketAddress('s3://KEY:hidden@B')).toThrow(expect.not.stringContaining('hidden'));
  });
});
