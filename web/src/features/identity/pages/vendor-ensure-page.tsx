import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { identityVendorsRoutes } from '#contracts/identity/vendors.routes.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { useServices } from '../../../lib/services.js';
import { takeCallback } from '../../../lib/stored-callback.js';
import { signUp } from '../../../texts/sign-up.js';
import { SignInUnderWay } from '../../../ui/sign-in-under-way.js';

/** Makes a vendor of whoever is signed in, and leads on; when none comes of it, to the page for those (ID-92, ID-118). */
export default function VendorEnsurePage() {
  const { api, session, toasts } = useServices();
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const ensure = async () => {
      try {
        await api.call(identityVendorsRoutes.ensureVendor, {});
        session.know(await api.call(identityRoutes.currentUser, {}));
        await navigate(takeCallback() ?? pagePaths.vendor, { replace: true });
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        toasts.show('error', error.message);
        await navigate(pagePaths.vendorWelcome, { replace: true });
      }
    };
    void ensure();
  }, [api, navigate, session, toasts]);
  return <SignInUnderWay text={signUp.vendorWelcome.underWay} />;
}
