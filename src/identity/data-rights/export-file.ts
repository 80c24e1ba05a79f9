/** Folder of the object storage with the copies of one person. */
export const exportFolder = (userId: string): string => `exports/${userId}`;

/** Key of a copy; its last part is the name that a download gets. */
export const exportKey = (userId: string, exportId: string): string =>
  `${exportFolder(userId)}/${exportId}/my-data.zip`;
