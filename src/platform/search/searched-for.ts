/** The kind of a search, without the typed text and so without personal data. */
export interface SearchedFor {
  readonly categories: readonly string[];
  /** Name of the place, if any. */
  readonly place: string | null;
  /** Whether the search had a name or words. */
  readonly text: boolean;
  /** Active filters with their number of values. */
  readonly filters: readonly { readonly filter: string; readonly values: number }[];
}

/** Outcome of a search in the engine: answered (`asked`) or failed (`refused`). */
export type SearchOutcome = 'asked' | 'refused';
