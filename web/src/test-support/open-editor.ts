import { screen } from '@testing-library/react';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { SaveWebstoreRequest } from '#contracts/webstore/webstore.requests.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { draft, publication, vendor } from './examples.js';
import { Refusal, type FakeCall } from './fake-api.js';
import { anApi, renderApp } from './render-app.js';

/** A fake api with one webstore, which saves, publishes and unpublishes it like the real one. */
export function anApiWith(start: Partial<WebstoreDraftView> = {}) {
  const store = { draft: draft(start) };
  const change = (changes: Partial<WebstoreDraftView>) =>
    (store.draft = { ...store.draft, ...changes, version: store.draft.version + 1 });
  const summary = () => ({ ...store.draft });
  const api = anApi()
    .answer(webstoreRoutes.webstoresOfUser, () => ({ results: [summary()], numResults: 1, page: 1, pageSize: 1 }))
    .answer(webstoreRoutes.webstoreById, () => store.draft)
    .answer(webstoreRoutes.saveWebstore, (call: FakeCall) => {
      const { id: _id, version, ...changes } = call.body as SaveWebstoreRequest;
      if (version !== store.draft.version) throw new Refusal(409, 'stale-version');
      return change({ ...changes, publishStatus: 'Unpublished Changes' });
    })
    .answer(webstoreRoutes.publish, () =>
      change({ publishStatus: 'Published', publishedVersion: store.draft.publishedVersion + 1 }),
    )
    .answer(webstoreRoutes.unpublish, () => change({ publishStatus: 'Unpublished' }))
    .answer(directoryRoutes.publication, () => publication({ publishedVersion: store.draft.publishedVersion }));
  return { api, store, change };
}

/** Opens the editor of that webstore. */
export async function openEditor(start: Partial<WebstoreDraftView> = {}) {
  const { api, store, change } = anApiWith(start);
  const page = renderApp({ path: '/vendor/webstore/editabout', user: vendor, api });
  await screen.findByLabelText('Business name');
  return { ...page, store, change };
}

export const nameField = () => screen.getByLabelText('Business name');
export const saves = ({ api }: Pick<Awaited<ReturnType<typeof openEditor>>, 'api'>) =>
  api.callsOf(webstoreRoutes.saveWebstore).map(({ body }) => body);
export const rename = async ({ user }: ReturnType<typeof renderApp>, to: string) => {
  await user.clear(nameField());
  await user.type(nameField(), to);
};
export const press = ({ user }: ReturnType<typeof renderApp>, label: string) =>
  user.click(screen.getByRole('button', { name: label }));
