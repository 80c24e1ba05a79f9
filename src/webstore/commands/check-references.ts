import type { EntityManager } from '@mikro-orm/postgresql';
import type { FieldErrors } from '#contracts/shared/problem.js';
import { pictureSectionNames } from '#contracts/webstore/sections.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { WebstoreImage } from '../domain/images/webstore-image.js';
import type { DraftChanges } from '../domain/sections/section-rules.js';
import { Webstore } from '../domain/webstore.js';

/**
 * Checks new references of a draft: pictures must be the webstore's own, partners another business on the site.
 * References that the draft had before stay, even if a partner has left since.
 * @throws Refusal `invalid-input` naming the item and its field
 */
export async function checkReferences(em: EntityManager, webstore: Webstore, changes: DraftChanges): Promise<void> {
  const fields = { ...(await pictureErrors(em, webstore, changes)), ...(await partnerErrors(em, webstore, changes)) };
  const [name] = Object.keys(fields);
  if (name !== undefined) throw new Refusal('invalid-input', `Check ${name}.`, { fields });
}

async function pictureErrors(em: EntityManager, webstore: Webstore, changes: DraftChanges): Promise<FieldErrors> {
  const named = pictureSectionNames.flatMap((section) => {
    const known = new Set(webstore.draft[section].map(({ imageId }) => imageId));
    return (changes[section] ?? []).flatMap(({ imageId }, index) =>
      imageId !== null && !known.has(imageId) ? [{ field: `${section}.${index}.imageId`, imageId }] : [],
    );
  });
  if (named.length === 0) return {};
  const ids = named.map(({ imageId }) => imageId);
  const own = await em.find(WebstoreImage, { id: { $in: ids }, webstoreId: webstore.id });
  const ownIds = new Set(own.map(({ id }) => id));
  return errorsOf(
    named.filter(({ imageId }) => !ownIds.has(imageId)),
    'unknown-image',
  );
}

async function partnerErrors(em: EntityManager, webstore: Webstore, changes: DraftChanges): Promise<FieldErrors> {
  const known = new Set(webstore.draft.partners.map(({ partnerId }) => partnerId));
  const named = (changes.partners ?? []).flatMap(({ partnerId }, index) =>
    known.has(partnerId) ? [] : [{ field: `partners.${index}.partnerId`, partnerId }],
  );
  if (named.length === 0) return {};
  const own = named.filter(({ partnerId }) => partnerId === webstore.id);
  const ids = named.map(({ partnerId }) => partnerId);
  const found = await em.find(Webstore, { id: { $in: ids }, published: { $ne: null } }, { fields: ['id'] });
  const foundIds = new Set(found.map(({ id }) => id));
  return {
    ...errorsOf(
      named.filter(({ partnerId }) => !foundIds.has(partnerId)),
      'unknown-partner',
    ),
    ...errorsOf(own, 'own-webstore'),
  };
}

const errorsOf = (refused: readonly { field: string }[], code: string): FieldErrors =>
  Object.fromEntries(refused.map(({ field }) => [field, [code]]));
