import type { AttachmentType } from './attachments.js';

/** The file of a message, as the database keeps it. */
export interface StoredFile {
  attachmentId: string;
  filename: string;
  contentType: AttachmentType;
  /** Bytes. */
  size: number;
}
