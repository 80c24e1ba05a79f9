import { useState } from 'react';
import { UserRound } from 'lucide-react';
import { pagePaths } from '#contracts/shared/page-paths.js';
import SignInModal from '../../features/identity/components/sign-in-modal.js';
import { signInHere as texts } from '../../texts/sign-in-here.js';
import { Button } from '../../ui/button.js';
import { ButtonLink } from '../../ui/button-link.js';
import { PageTitle } from '../../ui/page-title.js';
import { StatePanel } from '../../ui/state-panel.js';

/**
 * Replaces a page that a guest has opened: asks for a sign-in at once, and shows the page afterwards (ID-102). A user
 * who closes the dialog can open it again.
 */
export default function SignInHere() {
  const [isAsking, setAsking] = useState(true);
  const actions = (
    <>
      <Button kind="primary" onPress={() => setAsking(true)}>
        {texts.signIn}
      </Button>
      <ButtonLink to={pagePaths.signUp}>{texts.signUp}</ButtonLink>
      <ButtonLink to={pagePaths.landing}>{texts.home}</ButtonLink>
    </>
  );
  return (
    <div className="wrap max-w-180 py-16">
      <PageTitle title={texts.heading} />
      <h1 className="display-36 mb-6">{texts.heading}</h1>
      <StatePanel icon={UserRound} title={texts.title} text={texts.text} actions={actions} />
      <SignInModal isOpen={isAsking} onClose={() => setAsking(false)} />
    </div>
  );
}
