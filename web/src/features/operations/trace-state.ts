import type { WebstoreTraceView } from '#contracts/operations/operations.views.js';

/** Whether search shows an older version than the published one, or a webstore that is no longer published. */
export function isBehind({ listing, publishedVersion }: WebstoreTraceView): boolean {
  if (listing === null) return publishedVersion !== null;
  return listing.indexedVersion < listing.version || listing.publishedVersion !== publishedVersion;
}

/** The state of a webstore on its way into search. */
export function traceVerdict(trace: WebstoreTraceView): 'live' | 'offline' | 'behind' | 'refused' {
  if (trace.listing !== null && trace.listing.indexError !== null) return 'refused';
  if (isBehind(trace)) return 'behind';
  return trace.publishedVersion === null ? 'offline' : 'live';
}
