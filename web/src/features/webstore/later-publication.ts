import type { PublicationState, PublicationView } from '#contracts/directory/directory.views.js';

const order: readonly PublicationState[] = ['queued', 'indexing', 'refused', 'live', 'unpublished'];

/** The later of two reports about a webstore: pushes and responses may overtake each other. */
export function laterPublication(a: PublicationView | undefined, b: PublicationView): PublicationView {
  if (!a || b.publishedVersion !== a.publishedVersion) return a && a.publishedVersion > b.publishedVersion ? a : b;
  return order.indexOf(a.state) > order.indexOf(b.state) ? a : b;
}
