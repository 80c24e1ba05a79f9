/** Where a browser puts a file of a message; `attachmentId` then goes into `sendMessage`. */
export interface AttachmentUploadView {
  attachmentId: string;
  /** Takes one `PUT` of a file of the announced type and size, for ten minutes. */
  signedUrl: string;
}
