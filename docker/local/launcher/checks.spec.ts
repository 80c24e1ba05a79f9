import { tmpdir } from 'node:os';
import { expect, it } from '@jest/globals';
import { checkFreeDisk } from './checks.ts';

it('refuses a disk with too little space, and names the available space', () => {
  expect(() => checkFreeDisk(tmpdir(), 1)).not.toThrow();
  expect(() => checkFreeDisk(tmpdir(), 1024 ** 5)).toThrow(
    /^The disk of \S+ has [\d.]+ GB left, Posy needs 1048576 GB: free some, or name a folder .* POSY_DATA_DIR\.$/,
  );
});
