import { pagePaths } from '#contracts/shared/page-paths.js';
import { signUp } from '../../../texts/sign-up.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { SignUpSteps } from '../components/sign-up/sign-up-steps.js';
import { WelcomeBanner } from '../components/sign-up/welcome-banner.js';

const texts = signUp.welcome;

/** Where a vendor makes an account (ID-17). */
export default function VendorSignUpPage() {
  return (
    <SignUpSteps
      kind="vendor"
      welcome={(user) => (
        <WelcomeBanner user={user} text={texts.vendor}>
          <ButtonLink
            kind="primary"
            to={user.roles.includes('Vendor') ? pagePaths.vendorDashboard : pagePaths.vendorWelcome}
          >
            {texts.letsGo}
          </ButtonLink>
        </WelcomeBanner>
      )}
    />
  );
}
