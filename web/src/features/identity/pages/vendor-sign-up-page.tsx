import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useUser } from '../../../lib/services.js';
import { signUp } from '../../../texts/sign-up.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { wanted } from '../business-wanted.js';
import { AfterSignUp } from '../components/sign-up/after-sign-up.js';
import { SignUpStart } from '../components/sign-up/sign-up-start.js';
import { WelcomeBanner } from '../components/sign-up/welcome-banner.js';

const texts = signUp.welcome;

/** The sign-up page of vendors (ID-17). */
export default function VendorSignUpPage() {
  const user = useUser();
  return user ? <AfterSignUp user={user} welcome={welcome} /> : <SignUpStart kind="vendor" />;
}

const welcome = (user: AuthUserView) => (
  <WelcomeBanner user={user} text={texts.vendor}>
    <ButtonLink
      kind="primary"
      to={user.roles.includes('Vendor') ? pagePaths.vendorDashboard : pagePaths.vendorWelcome}
      state={wanted}
    >
      {texts.letsGo}
    </ButtonLink>
  </WelcomeBanner>
);
