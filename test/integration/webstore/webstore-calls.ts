import { randomUUID } from 'node:crypto';
import type { WebstoreContent } from '#contracts/webstore/sections.js';
import type { PublicWebstoreView, WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { webstoreRoutes as routes } from '#contracts/webstore/webstore.routes.js';
import type { Answer, CallParts, Posy } from '../../support/posy/posy.js';

/** The view of a webstore, which depends on the reader. */
type EitherView = Omit<WebstoreDraftView, 'kind'> & { kind: 'draft' | 'published' };

/** The calls of a vendor's editor and of the public page, by one person. */
export const webstoreCalls = (posy: Posy, token?: string) => {
  const calls = {
    read: (id: string, query: CallParts['query'] = {}): Promise<Answer<EitherView>> =>
      posy.call(routes.webstoreById, { params: { id }, query, token }),

    readPage: (url: string): Promise<Answer<PublicWebstoreView>> =>
      posy.call(routes.webstoreByUrl, { params: { url }, token }),

    /** The draft, for users who may see it. */
    draft: async (id: string): Promise<EitherView> => (await calls.read(id, { removeInvalidImgSrc: 'false' })).body,

    /** Saves based on the current version. */
    save: async (id: string, changes: Partial<Record<keyof WebstoreContent, unknown>>) =>
      calls.saveFrom(id, (await calls.draft(id)).version, changes),

    saveFrom: (id: string, version: number, changes: object): Promise<Answer<WebstoreDraftView>> =>
      posy.call(routes.saveWebstore, { body: { id, version, ...changes }, token }),

    publish: (id: string): Promise<Answer<WebstoreDraftView>> => posy.call(routes.publish, { params: { id }, token }),

    unpublish: (id: string): Promise<Answer<WebstoreDraftView>> =>
      posy.call(routes.unpublish, { params: { id }, token }),
  };
  return calls;
};

/** A web address that no webstore has. */
export const aFreshAddress = (): string => `fresh-${randomUUID().slice(0, 8)}`;

/** Everything that the context has stored and published, to be compared: a refused call must not change it. */
export const stored = (posy: Posy): Promise<unknown[]> =>
  posy.sql(`
    select 'webstore' as kind, to_jsonb(webstore) as row from webstore.webstore
    union all select 'address', to_jsonb(web_address) from webstore.web_address
    union all select 'image', to_jsonb(image) from webstore.image
    union all select 'entitlement', to_jsonb(entitlement) from webstore.entitlement
    union all select 'message', to_jsonb(message) from platform.message
    order by 1, 2`);
