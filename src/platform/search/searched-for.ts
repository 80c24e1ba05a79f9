/** What was searched for, without what was typed: nothing personal. */
export interface SearchedFor {
  readonly categories: readonly string[];
  /** Name of the place, when there was one. */
  readonly place: string | null;
  /** Whether a name or words were typed. */
  readonly text: boolean;
  /** Filters in use with how many values each has. */
  readonly filters: readonly { readonly filter: string; readonly values: number }[];
}

/** How a search went that was not answered from memory: the engine answered, or did not. */
export type SearchOutcome = 'asked' | 'refused';
