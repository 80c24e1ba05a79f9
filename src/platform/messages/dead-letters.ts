import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { DeadLetterSelection } from './delivery-filter.js';
import type { Intervention } from './intervention.js';

/** A part of a selection: a long re-drive goes through it in such chunks, each in a transaction of its own. */
export interface DeadLetterChunk {
  readonly ids: readonly string[];
  /** Asks for the chunk behind this one; absent when there is none. */
  readonly next?: string;
}

/** How many dead letters a selection touches, by kind. */
export interface DeadLetterCount {
  readonly consumer: string;
  readonly type: string;
  readonly count: number;
}

/** Failed deliveries: picked out by kind and time, started anew, or given up. */
@Injectable()
export class DeadLetters {
  /** What a re-drive of a selection would touch: a dry run. Kinds with the most first. */
  count(_selection: DeadLetterSelection): Promise<DeadLetterCount[]> {
    throw new Error('not built yet');
  }

  /**
   * The next ids of a selection, in the order in which they failed. What fails again while a long re-drive goes on is
   * outside its window (`to` lies before it began) and behind its cursor.
   * @param after `next` of the chunk before
   */
  nextChunk(_selection: DeadLetterSelection, _limit: number, _after?: string): Promise<DeadLetterChunk> {
    throw new Error('not built yet');
  }

  /**
   * Starts dead letters anew in the caller's transaction: a new round with all its tries, at once. The history stays.
   * @returns ids of those that were dead letters; others stay as they are
   */
  redrive(_em: EntityManager, _ids: readonly string[], _intervention: Intervention): Promise<string[]> {
    throw new Error('not built yet');
  }

  /**
   * Gives dead letters up in the caller's transaction: they are kept, marked, until retention takes them.
   * @returns ids of those that were dead letters; others stay as they are
   */
  discard(_em: EntityManager, _ids: readonly string[], _intervention: Intervention): Promise<string[]> {
    throw new Error('not built yet');
  }
}
