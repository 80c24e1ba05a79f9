/** Files that a message may carry (OP-98), with the endings of their names. */
export const attachmentTypes = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
} as const;
export type AttachmentType = keyof typeof attachmentTypes;
export const attachmentTypeNames = Object.keys(attachmentTypes) as AttachmentType[];

/** Largest file in bytes (OP-98). */
export const maxAttachmentBytes = 15_000_000;
/** Longest name of a file, in characters. */
export const maxAttachmentName = 120;
/** Files that a person may have uploaded in a conversation without sending them. */
export const maxUnsentAttachments = 10;

/** Returns the type that a file name ends in; undefined for any other ending. */
export function attachmentTypeOf(filename: string): AttachmentType | undefined {
  const ending = /\.([a-z]{3,4})$/i.exec(filename.trim())?.[1]?.toLowerCase() ?? '';
  return attachmentTypeNames.find((type) => (attachmentTypes[type] as readonly string[]).includes(ending));
}
