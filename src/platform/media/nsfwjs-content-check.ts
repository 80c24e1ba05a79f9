import type { OnModuleDestroy } from '@nestjs/common';
import { DependencyUnavailable } from '../outages/outage.js';
import { ChildProgram } from '../programs/child-program.js';
import type { ContentCheck, ContentVerdict } from './content-check.js';
import { loadSharp } from './load-sharp.js';

/** Pixels a side of the square that the model looks at. */
const side = 224;
/** Sum of the two scores of pornography from which a picture waits for an operator. */
const flaggedFrom = 0.7;

/** The score from 0 to 1 of each class of the model, by its name. */
export type ModelScores = Readonly<Record<string, number>>;

const defaults = {
  program: new URL('./nsfwjs-program.js', import.meta.url),
  /** Milliseconds for one picture; the first also waits for the model, about a second on an idle machine. */
  timeout: 30_000,
  /** Milliseconds without a picture after which the process ends and gives its 250 MB back. */
  idleAfter: 60_000,
};

/**
 * Content check by the model of nsfwjs, a package that an installation adds by itself. TensorFlow runs in a process of
 * its own, so that neither its memory nor its crash is the worker's.
 */
export class NsfwjsContentCheck implements ContentCheck, OnModuleDestroy {
  /** Is asked with the RGB pixels of a square picture, row by row. */
  private readonly model: ChildProgram<Uint8Array, ModelScores>;

  constructor(options: Partial<typeof defaults> = {}) {
    this.model = new ChildProgram({ ...defaults, ...options });
  }

  /** The package is looked for, not loaded: a probe must be quick. */
  async probe(): Promise<void> {
    try {
      import.meta.resolve('nsfwjs/core');
    } catch (error) {
      throw new DependencyUnavailable('content check: nsfwjs is not installed', { cause: error });
    }
  }

  async check(picture: Uint8Array): Promise<ContentVerdict> {
    const sharp = await loadSharp();
    const pixels = await sharp(picture).resize(side, side, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    try {
      const scores = await this.model.ask(pixels);
      const pornography = (scores['Porn'] ?? 0) + (scores['Hentai'] ?? 0);
      return { approved: pornography < flaggedFrom, scores: lowerCased(scores) };
    } catch (error) {
      // A process that could not load the model would not try again.
      this.model.stop();
      throw new DependencyUnavailable(`content check: ${(error as Error).message}`, { cause: error });
    }
  }

  onModuleDestroy(): void {
    this.model.stop();
  }
}

const lowerCased = (scores: ModelScores): Record<string, number> =>
  Object.fromEntries(Object.entries(scores).map(([name, score]) => [name.toLowerCase(), score]));
