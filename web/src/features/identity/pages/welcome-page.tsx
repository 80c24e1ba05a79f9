import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useUser } from '../../../lib/services.js';
import { signUp } from '../../../texts/sign-up.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { AfterSignUp } from '../components/sign-up/after-sign-up.js';
import { WelcomeBanner } from '../components/sign-up/welcome-banner.js';

const texts = signUp.welcome;

/** Welcomes a couple that has signed up (ID-38), after the confirmation of the email. */
export default function WelcomePage() {
  const user = useUser();
  return user && <AfterSignUp user={user} welcome={welcome} />;
}

const welcome = (user: AuthUserView) => (
  <WelcomeBanner user={user} text={texts.couple}>
    <ButtonLink kind="primary" to={pagePaths.eventSetup}>
      {texts.planEvent}
    </ButtonLink>
    <ButtonLink to={pagePaths.vendors}>{texts.seeVendors}</ButtonLink>
    <ButtonLink to={pagePaths.favorites}>{texts.favorites}</ButtonLink>
  </WelcomeBanner>
);
