import { readFileSync } from 'node:fs';
import type { FiledOrFault, PictureQuestion } from '#src/platform/media/picture-process.js';
import type { Answered, Asked } from '#src/platform/programs/child-program.js';

/** Replaces the program that decodes: the text of an upload says what it does to it. */
process.on('message', ({ id, question }: Asked<PictureQuestion>) => {
  const does = readFileSync(`${question.folder}/upload`, 'utf8');
  if (does === 'crashes') return process.exit(3);
  if (does === 'hangs') return;
  if (does === 'fails') return void process.send?.({ id, error: 'out of order' });
  if (does === 'needs room') return void process.send?.({ id, error: 'the disk is full', errno: -28 });
  const answered: Answered<FiledOrFault> = { id, answer: { fault: 'too-small' } };
  process.send?.(answered);
});
