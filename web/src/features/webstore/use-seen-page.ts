import { useQuery } from '@tanstack/react-query';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { useServices, useUser } from '../../lib/services.js';
import { pageWithFlaggedQuery } from './api.js';
import { useOwns } from './use-owns.js';

/**
 * The page with the pictures that its reader may see: owner and admins see flagged ones too, so that they know which
 * are hidden from everybody else (WS-95, WS-98).
 */
export function useSeenPage(webstore: PublicWebstoreView): PublicWebstoreView {
  const { api } = useServices();
  const owns = useOwns(webstore.id);
  const isAdmin = useUser()?.isAdmin === true;
  const all = useQuery({ ...pageWithFlaggedQuery(api, webstore.url), enabled: owns || isAdmin });
  return all.data ?? webstore;
}
