import { useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { impersonationOrigin } from '../../../lib/impersonation-origin.js';
import { useServices } from '../../../lib/services.js';
import { shell } from '../../../texts/shell.js';

/**
 * Signs out and goes to the vendors; an operator in an impersonation returns to the page where it began (ID-110). A
 * separate page, because on a guarded page the guard would notice the end of the session and redirect to the sign-in
 * page.
 */
export default function LogoutPage() {
  const { session, toasts } = useServices();
  const [next, setNext] = useState<string>();
  const hasBegun = useRef(false);
  useEffect(() => {
    // An impersonation ends once, although React runs effects twice in development.
    if (hasBegun.current) return;
    hasBegun.current = true;
    const leave = async () => {
      const user = session.user();
      const origin = impersonationOrigin();
      if (session.isImpersonated() && (await session.endImpersonation())) return setNext(origin);
      if (user) toasts.show('info', shell.signedOut());
      session.signOut();
      setNext(pagePaths.vendors);
    };
    void leave();
  }, [session, toasts]);
  return next === undefined ? null : <Navigate to={next} replace />;
}
