import { signIn as texts } from '../../../texts/sign-in.js';
import { Modal } from '../../../ui/modal.js';
import { SignInForm } from './sign-in-form.js';
import { SignInLinks } from './sign-in-links.js';

interface SignInModalProps {
  isOpen: boolean;
  onClose: () => void;
  onSignedIn?: () => void;
}

/** Signing in without leaving the page (ID-4). Loaded when somebody wants to. */
export default function SignInModal({ isOpen, onClose, onSignedIn }: SignInModalProps) {
  const signedIn = () => {
    onClose();
    onSignedIn?.();
  };
  return (
    <Modal size="small" isOpen={isOpen} onClose={onClose} close={texts.close} title={texts.heading}>
      <p className="mb-6 text-muted">{texts.lead}</p>
      <SignInForm onSignedIn={signedIn} />
      <SignInLinks onLeave={onClose} />
    </Modal>
  );
}
