import { pagePaths } from '#contracts/shared/page-paths.js';
import { useUser } from '../../../lib/services.js';
import { signUp } from '../../../texts/sign-up.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { WelcomeBanner } from '../components/sign-up/welcome-banner.js';

const texts = signUp.welcome;

/** Greets a couple that has just signed up (ID-38). */
export default function WelcomePage() {
  const user = useUser();
  if (!user) return null;
  return (
    <WelcomeBanner user={user} text={texts.couple}>
      <ButtonLink kind="primary" to={pagePaths.vendors}>
        {texts.seeVendors}
      </ButtonLink>
      <ButtonLink to={pagePaths.favorites}>{texts.favorites}</ButtonLink>
    </WelcomeBanner>
  );
}
