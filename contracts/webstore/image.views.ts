/** Where a browser puts a file (WS-91). */
export interface ImageUploadView {
  /** Takes one `PUT` of a file of the announced type and size, for ten minutes. */
  signedUrl: string;
  /** The id that the picture will have; deleting it cancels the upload. */
  imageId: string;
}

/** Pushed to the owner when pictures of a webstore have been decided about. */
export interface ImagesChangedData {
  webstoreId: string;
}
