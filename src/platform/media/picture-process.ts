import { tmpdir } from 'node:os';
import { Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { TimeoutError } from 'p-timeout';
import { ChildProgram, ChildProgramEnded } from '../programs/child-program.js';
import { deleteAbandonedFolders, readFiles, withPictureFolder, type FiledPicture } from './picture-folder.js';
import { UnacceptablePicture, type ExaminedPicture, type PictureFault, type PictureLimits } from './examine-picture.js';

export interface PictureQuestion {
  /** Where the upload is, and the files that are made of it go. */
  readonly folder: string;
  readonly claimedType: string;
  readonly limits: PictureLimits;
}

export type FiledOrFault = { readonly picture: FiledPicture } | { readonly fault: PictureFault };

/** Processes of its own that a picture gets after the shared one has ended, before it counts as the reason. */
const triesAlone = 3;

const defaults = {
  program: new URL('./picture-program.js', import.meta.url),
  /** Folder for temporary files. */
  folder: tmpdir(),
  /** Milliseconds in which a picture is decoded and encoded, beside another one. */
  timeout: 60_000,
  /** Milliseconds without a picture after which the process ends and gives its memory back. */
  idleAfter: 20_000,
};

/**
 * Node's arguments in that process. It makes few short-lived objects: pictures themselves are outside of what V8 collects.
 * Their size makes V8 collect its own heap at each picture nevertheless, for which its helpers would take processor time
 * from decoding (5 % of it).
 */
const flags = ['--max-semi-space-size=1', '--single-threaded-gc', '--max-old-space-size=320'];

/**
 * Two threads keep a core busy; with Node's four, more pictures are half done at the same time. By default glibc gives
 * each thread a part of memory of its own, and what is free in one is not used by the others. Blocks of 2 MB and more are
 * given back at once; smaller ones stay until the process ends.
 */
const environment = { UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '2097152' };

/**
 * Decodes uploads in a process that ends when there are none. A file that crashes or exhausts it takes nothing else
 * along, and the memory of large pictures is not the worker's.
 */
export class PictureProcess implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(PictureProcess.name);
  private readonly shared: ChildProgram<PictureQuestion, FiledOrFault>;
  private readonly options: typeof defaults;
  private isStopped = false;

  constructor(options: Partial<typeof defaults> = {}) {
    this.options = { ...defaults, ...options };
    this.shared = this.aProcess();
  }

  async onModuleInit(): Promise<void> {
    try {
      await deleteAbandonedFolders(this.options.folder);
    } catch (error) {
      this.logger.warn(`temporary files of other processes stay: ${(error as Error).message}`);
    }
  }

  /**
   * Like `examinePicture`. When the process ends at work, each of its pictures is tried in one of its own, so that none is
   * blamed for its neighbor; one that ends these too is `too-slow`.
   * @throws UnacceptablePicture
   * @throws an error that `looksLikeOutage` when there is no room for temporary files
   */
  async examine(upload: Uint8Array, claimedType: string, limits: PictureLimits): Promise<ExaminedPicture> {
    return withPictureFolder(this.options.folder, upload, async (folder) => {
      if (this.isStopped) throw new ChildProgramEnded('was stopped');
      const question = { folder, claimedType, limits };
      const answer = (await this.ask(this.shared, question)) ?? (await this.askAlone(question));
      if ('fault' in answer) throw new UnacceptablePicture(answer.fault);
      return readFiles(folder, answer.picture);
    });
  }

  onModuleDestroy(): void {
    this.isStopped = true;
    this.shared.stop();
  }

  private async askAlone(question: PictureQuestion): Promise<FiledOrFault> {
    for (let tries = 0; tries < triesAlone; tries++) {
      const alone = this.aProcess();
      try {
        const answer = await this.ask(alone, question);
        if (answer) return answer;
      } finally {
        alone.stop();
      }
    }
    return { fault: 'too-slow' };
  }

  /** @returns undefined when the process has ended, or had to be ended, before its answer */
  private async ask(
    process: ChildProgram<PictureQuestion, FiledOrFault>,
    question: PictureQuestion,
  ): Promise<FiledOrFault | undefined> {
    try {
      return await process.ask(question);
    } catch (error) {
      if (this.isStopped || !(error instanceof ChildProgramEnded || error instanceof TimeoutError)) throw error;
      this.logger.warn(`decoding: ${error.message}`);
      return undefined;
    }
  }

  private aProcess(): ChildProgram<PictureQuestion, FiledOrFault> {
    return new ChildProgram({ ...this.options, flags, environment });
  }
}
