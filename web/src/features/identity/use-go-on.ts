import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { rememberedPath } from '../../lib/remembered-path.js';
import { useUser } from '../../lib/services.js';
import { takeCallback } from '../../lib/stored-callback.js';

/** Where somebody lands who was not on the way to a page. */
const homeOf = ({ roles }: AuthUserView) => (roles.includes('Vendor') ? pagePaths.vendorEditAbout : pagePaths.vendors);

/** Leads whoever is signed in, here or in another tab, to the page they had asked for. */
export function useGoOn(): void {
  const user = useUser();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const isGone = useRef(false);
  useEffect(() => {
    if (!user || isGone.current) return;
    // Once: what was stored is taken away with it.
    isGone.current = true;
    const stored = takeCallback();
    void navigate(rememberedPath(state) ?? stored ?? homeOf(user), { replace: true });
  }, [user, state, navigate]);
}
