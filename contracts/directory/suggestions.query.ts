import type { QueryReader } from '../shared/query-reader.js';

/** Reads the text of a search field: 2 to 120 characters. */
export function readSuggestions(query: QueryReader): { text: string } {
  const text = query.text('text', { min: 2, max: 120 });
  if (text === undefined) query.refuse('text', 'required', undefined);
  return { text: text ?? '' };
}
