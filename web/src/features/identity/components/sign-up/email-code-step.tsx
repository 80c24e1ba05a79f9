import type { EmailCodeView } from '#contracts/identity/one-time-code.views.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { useIsNarrow } from '../../../../lib/use-is-narrow.js';
import { shell } from '../../../../texts/shell.js';
import { signUp } from '../../../../texts/sign-up.js';
import { Modal } from '../../../../ui/modal.js';
import { EntryFrame } from '../entry-frame.js';
import { EmailCodeForm } from './email-code-form.js';

const texts = signUp.code;

/** Confirming the e-mail: over the page, and on small screens in its place (ID-35). */
export function EmailCodeStep(props: { user: AuthUserView; state: EmailCodeView }) {
  const isNarrow = useIsNarrow();
  const form = <EmailCodeForm {...props} />;
  if (isNarrow) return <EntryFrame heading={texts.title}>{form}</EntryFrame>;
  return (
    <>
      <EntryFrame heading={texts.almost} lead={texts.almostLead}>
        {null}
      </EntryFrame>
      <Modal isOpen size="small" title={texts.title} close={shell.close}>
        {form}
      </Modal>
    </>
  );
}
