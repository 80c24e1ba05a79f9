import type { CategoryView } from '#contracts/webstore/category.view.js';

const folded = (text: string) => text.toLowerCase().replaceAll('-', '').trim();

/** Finds a category by its external id: `photographyVideography` and `photography-videography` are the same (DIR-4). */
export function categoryOf(
  categories: readonly CategoryView[],
  externalId: string | undefined,
): CategoryView | undefined {
  if (externalId === undefined) return undefined;
  const asked = folded(externalId) === 'invitations' ? 'invitationsstationery' : folded(externalId);
  return categories.find((category) => folded(category.externalId) === asked);
}
