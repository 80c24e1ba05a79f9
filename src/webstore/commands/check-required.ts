import type { FieldErrors } from '#contracts/shared/problem.js';
import type { WebstoreContent } from '#contracts/webstore/sections.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { categoryById } from '../catalogue/catalogue.js';
import type { DraftChanges } from '../domain/sections/section-rules.js';

/**
 * Checks what a vendor's changes may not leave empty: a subcategory of each chosen category (WS-47), and a web address
 * once there is one (WS-48). Imports may lack both, which are then required when the vendor changes them.
 * @throws Refusal `invalid-input` naming the fields
 */
export function checkRequired(before: WebstoreContent, after: WebstoreContent, changes: DraftChanges): void {
  const fields: FieldErrors = {};
  if ((changes.categoryIds ?? changes.subCategoryIds) && after.categoryIds.some(lacksSubCategory(after))) {
    fields['subCategoryIds'] = ['required'];
  }
  if (before.url !== null && after.url === null) fields['url'] = ['required'];
  const names = Object.keys(fields);
  if (names.length > 0) throw new Refusal('invalid-input', `Check ${names.join(', ')}.`, { fields });
}

const lacksSubCategory =
  ({ subCategoryIds }: WebstoreContent) =>
  (id: number) =>
    (categoryById(id)?.subCategories.length ?? 0) > 0 && !subCategoryIds[id]?.length;
