import { count } from './count.js';

const photos = (number: number) => count(number, 'photo');

/** Errors about files that cannot be added, by the keys of the requirements. */
export const mediaUpload = {
  ExceedsMaxUploadCount: (max: number) => `Choose ${max === 1 ? 'one file' : `up to ${max} files`} at a time.`,
  UnsupportedFileType: (file: string) => `${file} can’t be added. Use a JPEG or PNG.`,
  ExceedsMaxSize: (file: string) => `${file} is larger than 15 MB. Save a smaller version and try again.`,
  EmptyFile: (file: string) => `${file} is empty. Choose another file.`,
  ExceedsFiveImages: (max: number) => `Your plan shows up to ${max} photos. Upgrade to show more.`,
  ExceedsMaxImages: (max: number) => `A webstore shows up to ${max} photos.`,
  WaitForUploadToFinish: 'Wait for the upload to finish',
  UploadFailed: (file: string) => `Upload failed for ${file}`,
  BatchFailed: 'An error occurred while uploading images',
  ConfirmDeleteTitle: 'Delete this photo?',
  ConfirmDeleteMessage:
    'It’s removed from your gallery now, and from your page the next time you publish. You can’t undo this.',
};

/** Words of the gallery editor. */
export const editGallery = {
  lead: 'The first five appear at the top of your page. The rest follow below.',
  used: (number: number, of: number) => `${number} of ${of} photos`,
  hidden: {
    title: (number: number) => `Couples can’t see ${number} of your photos`,
    text: (max: number) =>
      `Your plan shows up to ${max} photos: the cover, and the first ones after it. We’ve kept the others, and a higher plan will show them again.`,
  },
  drop: {
    title: 'Drop photos here',
    help: (room: number) => `JPEG or PNG, up to 15 MB each. Room for ${photos(room)}.`,
    choose: 'Choose photos',
    wait: 'You can add more after that. Stay on this page until the upload is finished.',
    fullTitle: 'Your gallery is full',
    full: 'Delete a photo to add another one.',
    upgrade: (max: number) => `Your plan shows up to ${max} photos. Upgrade to show 25.`,
    plans: 'See plans',
  },
  uploads: {
    title: (number: number) => `Adding ${photos(number)}`,
    over: 'Uploads',
    stop: 'Stop',
    clear: 'Clear list',
    queued: 'Waiting',
    sent: (sent: string, size: string) => `${sent} of ${size}`,
    done: 'Uploaded',
    cancelled: 'Canceled',
    cancel: (file: string) => `Cancel ${file}`,
    retry: 'Try again',
    retryFile: (file: string) => `Try again: ${file}`,
    remove: (file: string) => `Remove ${file} from the list`,
    added: (number: number) => `${photos(number)} added. We’re checking ${number === 1 ? 'it' : 'them'} now.`,
  },
  grid: {
    label: 'Photos in your gallery',
    help: 'Drag photos to reorder them. With a keyboard, Tab to a photo’s handle, press Enter, choose the new place with the arrow keys, then press Enter again.',
    cover: 'Cover, always first',
    numbered: (place: number) => `Photo ${place}`,
    edit: (name: string) => `Edit ${name}`,
    drag: (name: string) => `Move ${name}`,
    moved: (name: string, place: number, of: number) => `${name} is now photo ${place} of ${of}.`,
    notMoved: 'We couldn’t save the new order. Please try again.',
    empty: 'No photos yet. Couples choose by what they see, so start with your best one.',
    checking: 'Being checked',
    checkingHelp: 'Couples can see it in about a minute.',
    refused: 'Can’t be shown',
    same: 'This photo is in your gallery twice.',
  },
  leave: {
    title: 'Leave while photos are uploading?',
    text: 'Photos that haven’t arrived yet won’t be added.',
    leave: 'Leave',
    stay: 'Stay',
  },
  sheet: {
    title: (place: number, of: number) => `Photo ${place} of ${of}`,
    close: 'Close',
    caption: 'Caption',
    captionHelp: 'Shown below the photo.',
    counter: (used: number, max: number) => `${used} of ${max}`,
    cover: 'Cover photo',
    coverHelp: 'First on your page and in search results.',
    earlier: 'Move earlier',
    later: 'Move later',
    save: 'Save',
    saving: 'Saving',
    delete: 'Delete photo',
    keep: 'Keep it',
    deleted: 'Photo deleted',
    saved: 'Photo saved.',
    discardTitle: 'Discard your changes?',
    discardText: 'The caption and cover photo go back to what they were.',
    discard: 'Discard changes',
    stay: 'Keep editing',
  },
};
