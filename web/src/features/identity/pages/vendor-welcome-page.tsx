import { Navigate, useLocation } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useUser } from '../../../lib/services.js';
import { signUp } from '../../../texts/sign-up.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { isBusinessWanted, wanted } from '../business-wanted.js';
import { EntryFrame } from '../components/entry-frame.js';

const texts = signUp.vendorWelcome;

/**
 * The page for users who are no vendor yet: visitors, and accounts without a business (ID-92, ID-94). Users who have
 * just asked for a business are not asked again.
 */
export default function VendorWelcomePage() {
  const user = useUser();
  const state: unknown = useLocation().state;
  if (user && isBusinessWanted(state)) return <Navigate to={pagePaths.vendorEnsure} replace state={wanted} />;
  return (
    <EntryFrame heading={texts.heading} lead={user ? texts.signedIn : texts.text}>
      <div className="flex flex-wrap gap-3">
        {user ? (
          <>
            <ButtonLink kind="primary" to={pagePaths.vendorEnsure} state={wanted}>
              {texts.goOn}
            </ButtonLink>
            <ButtonLink to={pagePaths.vendors}>{signUp.welcome.seeVendors}</ButtonLink>
            <ButtonLink to={pagePaths.logout} kind="quiet">
              {texts.logOut}
            </ButtonLink>
          </>
        ) : (
          <>
            <ButtonLink kind="primary" to={pagePaths.vendorSignUp}>
              {texts.signUp}
            </ButtonLink>
            <ButtonLink to={pagePaths.vendorLogin}>{texts.logIn}</ButtonLink>
          </>
        )}
      </div>
    </EntryFrame>
  );
}
