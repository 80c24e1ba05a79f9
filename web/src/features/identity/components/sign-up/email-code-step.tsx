import { useState } from 'react';
import type { EmailCodeView } from '#contracts/identity/one-time-code.views.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { useIsNarrow } from '../../../../lib/window-width.js';
import { shell } from '../../../../texts/shell.js';
import { signUp } from '../../../../texts/sign-up.js';
import { Modal } from '../../../../ui/modal.js';
import { EntryFrame } from '../entry-frame.js';
import { CorrectEmailForm } from './correct-email-form.js';
import { EmailCodeForm } from './email-code-form.js';

const texts = signUp.code;

/** Confirming the email, or correcting it first: in a dialog, and on small screens in a page (ID-35). */
export function EmailCodeStep({ user, state }: { user: AuthUserView; state: EmailCodeView }) {
  const isNarrow = useIsNarrow();
  const [isCorrecting, setCorrecting] = useState(false);
  const title = isCorrecting ? texts.correct.title : texts.title;
  const form = isCorrecting ? (
    <CorrectEmailForm user={user} onEnd={() => setCorrecting(false)} />
  ) : (
    <EmailCodeForm user={user} state={state} onCorrect={() => setCorrecting(true)} />
  );
  if (isNarrow) return <EntryFrame heading={title}>{form}</EntryFrame>;
  return (
    <>
      <EntryFrame heading={texts.almost} lead={texts.almostLead}>
        {null}
      </EntryFrame>
      <Modal isOpen size="small" title={title} close={shell.close}>
        {form}
      </Modal>
    </>
  );
}
