import { answerParent } from '../programs/answer-parent.js';
import { examinePicture, UnacceptablePicture } from './examine-picture.js';
import type { ExaminedOrFault, PictureQuestion } from './picture-process.js';

// Runs in a process of its own: see PictureProcess.
answerParent(async ({ upload, claimedType, limits }: PictureQuestion): Promise<ExaminedOrFault> => {
  try {
    return { picture: await examinePicture(upload, claimedType, limits) };
  } catch (error) {
    if (error instanceof UnacceptablePicture) return { fault: error.fault };
    throw error;
  }
});
