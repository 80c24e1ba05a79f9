/** Returns the folder in the object storage with the exports of a user. */
export const exportFolder = (userId: string): string => `exports/${userId}`;

/** Returns the key of an export. Its last part becomes the name of the download. */
export const exportKey = (userId: string, exportId: string): string =>
  `${exportFolder(userId)}/${exportId}/my-data.zip`;
