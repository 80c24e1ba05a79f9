import type { ObjectStorage } from '#src/platform/storage/object-storage.js';

/** Returns the keys of the objects in a folder, in the order of the alphabet. */
export async function storedKeys(storage: Pick<ObjectStorage, 'list'>, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(folder)) keys.push(key);
  return keys.sort();
}
