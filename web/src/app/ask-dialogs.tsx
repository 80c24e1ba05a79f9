import SignInModal from '../features/identity/components/sign-in-modal.js';
import { QuoteDialog } from '../features/messaging/quote/quote-dialog.js';
import { useServices, useUser } from '../lib/services.js';
import type { AskedVendor } from '../shell/ask-context.js';
import { quoteRequest as texts } from '../texts/quote-request.js';

interface AskDialogsProps {
  vendors: readonly AskedVendor[];
  onClose: () => void;
}

/** The request for a quote; a visitor signs in first, and the request follows on the same page. */
export default function AskDialogs({ vendors, onClose }: AskDialogsProps) {
  const { session } = useServices();
  const user = useUser();
  const [only] = vendors;
  if (user) return <QuoteDialog user={user} vendors={vendors} onClose={onClose} />;
  const title = vendors.length === 1 && only ? texts.signIn(only.name) : texts.signInSeveral;
  // Signing in closes the dialog too: then the request takes its place.
  return <SignInModal isOpen title={title} onClose={() => session.user() === null && onClose()} />;
}
