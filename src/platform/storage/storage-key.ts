const part = /^[a-z0-9][a-z0-9._-]{0,199}$/;
const longest = 512;

/**
 * Whether a text is a valid key of `ObjectStorage`. Valid keys are safe on every file system and in every URL: they
 * cannot leave their folder or name a hidden file.
 */
export const isStorageKey = (text: string): boolean =>
  text.length <= longest && text.split('/').every((segment) => part.test(segment));

/** @throws TypeError when the text is no key */
export function checkedKey(text: string): string {
  if (!isStorageKey(text)) throw new TypeError(`${JSON.stringify(text.slice(0, 80))} is no key of an object`);
  return text;
}
