import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useUser } from '../../../lib/services.js';
import { vendorLogin } from '../../../texts/vendor-login.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { EntryFrame } from '../components/entry-frame.js';
import { AskForCode } from '../components/forgot-password/ask-for-code.js';
import { ResetWithCode } from '../components/forgot-password/reset-with-code.js';
import { useGoOn } from '../use-go-on.js';

const texts = vendorLogin.forgot;

/** A forgotten password: first the email, then the code from the mail with a new password (ID-62). */
export default function ForgotPasswordPage() {
  const user = useUser();
  const location = useLocation();
  const state = location.state as { email?: unknown } | null;
  const [given, setGiven] = useState(typeof state?.email === 'string' ? state.email : '');
  const [email, setEmail] = useState<string>();
  const askAgain = () => {
    setGiven(email ?? '');
    setEmail(undefined);
  };
  useGoOn();
  if (user) return null;
  const signIn = location.pathname === pagePaths.vendorForgotPassword ? pagePaths.vendorLogin : pagePaths.login;
  return (
    <EntryFrame
      heading={email === undefined ? texts.heading : vendorLogin.reset.heading}
      lead={<span className="wrap-anywhere">{email === undefined ? texts.lead : texts.codeLead(email)}</span>}
    >
      {email === undefined ? (
        <AskForCode email={given} onSent={setEmail} />
      ) : (
        <ResetWithCode email={email} signIn={signIn} onOtherEmail={askAgain} />
      )}
      <ButtonLink to={signIn} kind="line" className="mt-3 w-full">
        {texts.back}
      </ButtonLink>
    </EntryFrame>
  );
}
