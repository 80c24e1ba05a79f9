import type { ModelAnswer, ModelQuestion } from '#src/platform/media/model-process.js';

/** Replaces the program with the model: the color of the picture decides what it does. */
process.on('message', ({ id, pixels }: ModelQuestion) => {
  const [isRed, isGreen, isBlue] = [...pixels.subarray(0, 3)].map((value) => value > 127);
  if (isRed && isGreen && isBlue) return process.exit(3);
  if (isGreen && isBlue) return; // hangs
  const answer: ModelAnswer = isBlue
    ? { id, error: 'no model' }
    : { id, scores: { Porn: isRed ? 0.4 : 0.1, Hentai: isRed ? 0.3 : 0, Neutral: 0.5, process: process.pid } };
  process.send?.(answer);
});
