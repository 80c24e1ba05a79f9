/** Uploads of pictures, for higher floors that have pictures of their own: terms, check and files. */
export { announcedSize, announcedType, checkArrived, type AnnouncedFile } from '../domain/images/upload-terms.js';
export { CheckUpload, refusedAs, type CheckedUpload } from '../reactions/images/check-upload.js';
export { ImageFiles } from '../reactions/images/image-files.js';
