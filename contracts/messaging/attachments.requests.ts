import { IsIn, IsInt, Length, Max, Min } from 'class-validator';
import { PlainText, Trimmed } from '../shared/validation.js';
import { attachmentTypeNames, maxAttachmentBytes, maxAttachmentName, type AttachmentType } from './attachments.js';

/** A file that is about to be uploaded; its name ends in an ending of its type. */
export class BeginAttachmentRequest {
  @PlainText()
  @Trimmed()
  @Length(1, maxAttachmentName)
  filename: string;

  @IsIn(attachmentTypeNames)
  contentType: AttachmentType;

  /** Exact size in bytes. */
  @IsInt()
  @Min(1)
  @Max(maxAttachmentBytes)
  size: number;
}
