import { useState } from 'react';
import type { SecondFactorAskedView } from '#contracts/identity/second-factor.views.js';
import type { EmailCheckView } from '#contracts/identity/sign-in.views.js';
import type { UserField } from '#contracts/identity/user-field.js';
import { useUser } from '../../../lib/services.js';
import { secondFactor } from '../../../texts/second-factor.js';
import { vendorLogin as texts } from '../../../texts/vendor-login.js';
import { Button } from '../../../ui/button.js';
import { EntryFrame } from '../components/entry-frame.js';
import { SecondFactorStep } from '../components/second-factor-step.js';
import { CodeStep } from '../components/vendor-login/code-step.js';
import { EmailStep } from '../components/vendor-login/email-step.js';
import { PasswordStep } from '../components/vendor-login/password-step.js';
import { ResetStep } from '../components/vendor-login/reset-step.js';
import { useGoOn } from '../use-go-on.js';

/** The current step (ID-49); the email is known from the second one on. */
type Stage =
  | { name: 'email' }
  | { name: 'password' }
  | { name: 'code'; required: readonly UserField[] }
  | { name: 'reset'; given: Partial<Record<UserField, string>> };

/**
 * The sign-in of vendors: the email decides whether a password or, for accounts of the older user pool, a code is
 * required.
 */
export default function VendorLoginPage() {
  const user = useUser();
  const [email, setEmail] = useState('');
  const [stage, setStage] = useState<Stage>({ name: 'email' });
  const [asked, setAsked] = useState<SecondFactorAskedView['challenge']>();
  useGoOn();
  if (user) return null;
  const known = (written: string, { newPoolOrOldPool, userFieldsRequired }: EmailCheckView) => {
    setEmail(written);
    setStage(newPoolOrOldPool === 'OLD' ? { name: 'code', required: userFieldsRequired } : { name: 'password' });
  };
  if (asked) {
    const restart = () => {
      setAsked(undefined);
      setStage({ name: 'email' });
    };
    return (
      <EntryFrame heading={secondFactor.step.heading} lead={texts.signedInAs(email)}>
        <SecondFactorStep asked={asked} onRestart={restart} />
      </EntryFrame>
    );
  }
  return (
    <EntryFrame heading={texts[stage.name].heading} lead={<Lead stage={stage} email={email} />}>
      {stage.name === 'email' && <EmailStep email={email} onKnown={known} />}
      {stage.name === 'password' && <PasswordStep email={email} onAsked={setAsked} />}
      {stage.name === 'code' && (
        <CodeStep email={email} required={stage.required} onVerified={(given) => setStage({ name: 'reset', given })} />
      )}
      {stage.name === 'reset' && <ResetStep email={email} given={stage.given} onAsked={setAsked} />}
      {stage.name !== 'email' && (
        <div className="mt-6 border-t border-hairline pt-4">
          <Button kind="quiet" size="small" className="-ml-px" onPress={() => setStage({ name: 'email' })}>
            {texts.otherEmail}
          </Button>
        </div>
      )}
    </EntryFrame>
  );
}

function Lead({ stage, email }: { stage: Stage; email: string }) {
  if (stage.name === 'email') return texts.email.lead;
  if (stage.name === 'code') return texts.code.lead(email);
  if (stage.name === 'reset') return <p role="status">{texts.reset.welcome}</p>;
  return <span className="wrap-anywhere">{texts.signedInAs(email)}</span>;
}
