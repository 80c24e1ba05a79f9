import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { identityVendorsRoutes } from '#contracts/identity/vendors.routes.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { useServices, useUser } from '../../../lib/services.js';
import { takeCallback } from '../../../lib/stored-callback.js';
import { webstoreStarting } from '../../../lib/webstore-starting.js';
import { signUp } from '../../../texts/sign-up.js';
import { Button } from '../../../ui/button.js';
import { SignInUnderWay } from '../../../ui/sign-in-under-way.js';
import { isBusinessWanted } from '../business-wanted.js';
import { EntryFrame } from '../components/entry-frame.js';

const texts = signUp.vendorEnsure;

/**
 * Makes the signed-in user a vendor, and continues; on failure it redirects to the page that explains it (ID-92,
 * ID-118). A typed or shared address must not change anybody's account: users who have not asked for a business yet
 * have to confirm.
 */
export default function VendorEnsurePage() {
  const user = useUser();
  const state: unknown = useLocation().state;
  const [isSure, setSure] = useState(isBusinessWanted(state) || user?.settings.newVendorSignup === 'vendor');
  if (isSure) return <Ensuring />;
  return <Question email={user?.email ?? ''} onSure={() => setSure(true)} />;
}

function Question({ email, onSure }: { email: string; onSure: () => void }) {
  const navigate = useNavigate();
  const refuse = () => {
    takeCallback();
    void navigate(pagePaths.vendorWelcome, { replace: true });
  };
  return (
    <EntryFrame heading={texts.heading} lead={<span className="wrap-anywhere">{texts.text(email)}</span>}>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onPress={onSure}>
          {signUp.vendorWelcome.goOn}
        </Button>
        <Button onPress={refuse}>{texts.notNow}</Button>
      </div>
    </EntryFrame>
  );
}

function Ensuring() {
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
        await navigate(takeCallback() ?? pagePaths.vendorEditAbout, { replace: true, state: webstoreStarting });
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
