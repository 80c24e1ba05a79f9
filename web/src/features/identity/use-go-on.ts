import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { rememberedPath } from '../../lib/remembered-path.js';
import { useUser } from '../../lib/services.js';
import { takeCallback } from '../../lib/stored-callback.js';

/** The default target after signing in. */
const homeOf = ({ roles }: AuthUserView) => (roles.includes('Vendor') ? pagePaths.vendorDashboard : pagePaths.vendors);

/** Redirects a user who has signed in, here or in another tab, to the requested page. */
export function useGoOn(): void {
  const user = useUser();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const isGone = useRef(false);
  useEffect(() => {
    if (!user || isGone.current) return;
    // Once, because reading the stored target removes it.
    isGone.current = true;
    const stored = takeCallback();
    void navigate(rememberedPath(state) ?? stored ?? homeOf(user), { replace: true });
  }, [user, state, navigate]);
}
