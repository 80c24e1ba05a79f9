/**
 * The step that a run is in. A rebuild projects listings of an older shape again, copies the documents, copies what
 * changed meanwhile, swaps the alias to the new index, and marks listings as indexed that waited for an index. A
 * verification compares the rows with the index and looks for published webstores without a listing.
 */
export type IndexRunPhase =
  | 'projecting'
  | 'copying'
  | 'catching up'
  | 'swapping'
  | 'noting'
  | 'comparing'
  | 'looking for unlisted';
