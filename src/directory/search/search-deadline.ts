import { searchTimeout } from '#src/platform/search/search-engine.js';

/** Milliseconds for all calls of the engine that a search makes; a search without an answer is refused within 2 s. */
export const allCalls = 1_900;

/** The time that is left to a search, which may need more than one call of the engine. */
export class SearchDeadline {
  private readonly at = performance.now() + allCalls;

  /** Timeout of the next call in milliseconds, at least 1: no call of a user may be as slow as all of them together. */
  get timeout(): number {
    return Math.max(1, Math.min(searchTimeout, Math.floor(this.at - performance.now())));
  }
}
