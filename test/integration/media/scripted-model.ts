import type { Answered, Asked } from '#src/platform/programs/child-program.js';
import type { ModelScores } from '#src/platform/media/nsfwjs-content-check.js';

/** Replaces the program with the model: the color of the picture decides what it does. */
process.on('message', ({ id, question }: Asked<Uint8Array>) => {
  const [isRed, isGreen, isBlue] = [...question.subarray(0, 3)].map((value) => value > 127);
  if (isRed && isGreen && isBlue) return process.exit(3);
  if (isGreen && isBlue) return; // hangs
  const answered: Answered<ModelScores> = isBlue
    ? { id, error: 'no model' }
    : { id, answer: { Porn: isRed ? 0.4 : 0.1, Hentai: isRed ? 0.3 : 0, Neutral: 0.5, process: process.pid } };
  process.send?.(answered);
});
