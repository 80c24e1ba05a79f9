import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { ListingCardView } from '#contracts/directory/directory.views.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { UpdateUserRequest } from '#contracts/identity/identity.requests.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { couple } from './examples.js';
import { Refusal, type FakeApi, type FakeCall } from './fake-api.js';
import { aDirectory, paged, thirtyVendors } from './open-directory.js';

/** The stored data of a couple; a test changes them like another browser. */
export interface Kept {
  account: AuthUserView;
}

export const keptWith = (favorites: readonly ListingCardView[]): Kept => ({
  account: { ...couple, props: { favorites: favorites.map(({ id }) => id) } },
});

/** Changes the favorites like the api: from the current version only. */
export function update(kept: Kept, { body }: FakeCall): AuthUserView {
  const { props, version } = body as UpdateUserRequest;
  if (version !== undefined && version !== kept.account.version) throw new Refusal(409, 'changed-meanwhile');
  kept.account = {
    ...kept.account,
    props: { favorites: props?.favorites ?? kept.account.props.favorites },
    version: kept.account.version + 1,
  };
  return kept.account;
}

/** The directory with thirty vendors, and a couple who has saved some of them. */
export const aCouplesApi = (kept: Kept, listings: readonly ListingCardView[] = thirtyVendors): FakeApi =>
  aDirectory((call) => paged(call, listings))
    .answer(identityRoutes.currentUser, () => kept.account)
    .answer(identityRoutes.updateUser, (call) => update(kept, call))
    .answer(directoryRoutes.listIds, ({ body }) =>
      (body as { ids: string[] }).ids.flatMap((id) => listings.find((one) => one.id === id) ?? []),
    );
