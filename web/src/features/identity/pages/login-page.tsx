import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SecondFactorAskedView } from '#contracts/identity/second-factor.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useUser } from '../../../lib/services.js';
import { secondFactor } from '../../../texts/second-factor.js';
import { signIn as texts } from '../../../texts/sign-in.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';
import { EntryFrame } from '../components/entry-frame.js';
import { SecondFactorStep } from '../components/second-factor-step.js';
import { SignInForm } from '../components/sign-in-form.js';
import { SignInLinks } from '../components/sign-in-links.js';
import { useGoOn } from '../use-go-on.js';

/**
 * Sign-in with email and password, and a code if the account has a second factor (ID-38); signed-in users are
 * redirected.
 */
export default function LoginPage() {
  const user = useUser();
  const [asked, setAsked] = useState<SecondFactorAskedView['challenge']>();
  useGoOn();
  if (user) return null;
  if (asked) {
    return (
      <EntryFrame heading={secondFactor.step.heading}>
        <SecondFactorStep asked={asked} onRestart={() => setAsked(undefined)} />
      </EntryFrame>
    );
  }
  return (
    <EntryFrame heading={texts.heading} lead={texts.lead}>
      <SignInForm onAsked={setAsked} />
      <SignInLinks />
      <p className="mt-6 border-t border-hairline pt-6 text-14 text-muted">
        {texts.vendors.question}{' '}
        <Link to={pagePaths.vendorLogin} className={textLinkStyle}>
          {texts.vendors.link}
        </Link>
      </p>
    </EntryFrame>
  );
}
