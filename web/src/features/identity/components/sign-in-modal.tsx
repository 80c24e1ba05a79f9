import { useState } from 'react';
import type { SecondFactorAskedView } from '#contracts/identity/second-factor.views.js';
import { secondFactor } from '../../../texts/second-factor.js';
import { signIn as texts } from '../../../texts/sign-in.js';
import { Modal } from '../../../ui/modal.js';
import { SecondFactorStep } from './second-factor-step.js';
import { SignInForm } from './sign-in-form.js';
import { SignInLinks } from './sign-in-links.js';

interface SignInModalProps {
  isOpen: boolean;
  onClose: () => void;
  onSignedIn?: () => void;
  /** Text about the purpose of the sign-in. */
  title?: string;
  /** A webstore to save, also for a visitor who signs up instead. */
  keep?: string;
}

/** A dialog to sign in without leaving the page (ID-4). Loaded on demand. */
export default function SignInModal({ isOpen, onClose, onSignedIn, title = texts.heading, keep }: SignInModalProps) {
  const [asked, setAsked] = useState<SecondFactorAskedView['challenge']>();
  const close = () => {
    setAsked(undefined);
    onClose();
  };
  const signedIn = () => {
    close();
    onSignedIn?.();
  };
  return (
    <Modal
      size="small"
      isOpen={isOpen}
      onClose={close}
      close={texts.close}
      title={asked ? secondFactor.step.heading : title}
    >
      {asked ? (
        <SecondFactorStep asked={asked} onSignedIn={signedIn} onRestart={() => setAsked(undefined)} />
      ) : (
        <>
          <p className="mb-6 text-muted">{texts.lead}</p>
          <SignInForm onSignedIn={signedIn} onAsked={setAsked} />
          <SignInLinks onLeave={close} {...(keep !== undefined && { keep })} />
        </>
      )}
    </Modal>
  );
}
