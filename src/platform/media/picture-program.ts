import { answerParent } from '../programs/answer-parent.js';
import { examinePicture, UnacceptablePicture } from './examine-picture.js';
import { readUpload, writeFiles } from './picture-folder.js';
import type { FiledOrFault, PictureQuestion } from './picture-process.js';

// Runs in a process of its own: see PictureProcess.
answerParent(async ({ folder, claimedType, limits }: PictureQuestion): Promise<FiledOrFault> => {
  try {
    return { picture: await writeFiles(folder, await examinePicture(await readUpload(folder), claimedType, limits)) };
  } catch (error) {
    if (error instanceof UnacceptablePicture) return { fault: error.fault };
    throw error;
  }
});
