import { useState } from 'react';
import type { AccountView } from '#contracts/identity/account.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { account } from '../../../texts/account.js';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Notice } from '../../../ui/notice.js';
import { AccountSection } from './account-section.js';
import { EmailChangeForm } from './email-change-form.js';
import { EmailCodeStep } from './email-code-step.js';

const texts = account.email;

/** The email, and how to change it: requested, then confirmed at both mailboxes. */
export function EmailSection({
  account: { user, isEmailVerified, hasPassword, emailChange },
}: {
  account: AccountView;
}) {
  const [isAsking, setAsking] = useState(false);
  const [isBack, setBack] = useState(false);
  const end = () => {
    setAsking(false);
    setBack(true);
  };
  return (
    <AccountSection title={texts.title} text={texts.text}>
      <p className="font-strong wrap-anywhere">{user.email}</p>
      {emailChange ? (
        <EmailCodeStep key={emailChange.step} email={user.email} change={emailChange} onEnd={end} />
      ) : !isEmailVerified ? (
        <Unconfirmed />
      ) : isAsking ? (
        <EmailChangeForm hasPassword={hasPassword} onCancel={end} />
      ) : (
        <div>
          {/* The focused form has been removed. */}
          <Button autoFocus={isBack} onPress={() => setAsking(true)}>
            {texts.change}
          </Button>
        </div>
      )}
    </AccountSection>
  );
}

/**
 * A user who has closed the page with the code can continue later; a change may be abandoned without the code of a
 * mistyped mailbox.
 */
function Unconfirmed() {
  const confirm = (
    <ButtonLink size="small" to={pagePaths.welcome}>
      {texts.confirm}
    </ButtonLink>
  );
  return (
    <Notice tone="warning" actions={confirm}>
      {texts.unconfirmed}
    </Notice>
  );
}
