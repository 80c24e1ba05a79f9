import { Users } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { isEventUser } from '../../../lib/is-event-user.js';
import { useUser } from '../../../lib/services.js';
import { pageTitles } from '../../../texts/page-titles.js';
import { signUp } from '../../../texts/sign-up.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { StatePanel } from '../../../ui/state-panel.js';
import { SignUpStart } from '../components/sign-up/sign-up-start.js';

/** The sign-up page of couples (ID-38). Vendors and operators get a notice about their own. */
export default function SignUpPage() {
  const user = useUser();
  if (!user) return <SignUpStart kind="bride" />;
  // The code is entered there, and a reload returns to it.
  return isEventUser(user) ? <Navigate to={pagePaths.welcome} replace /> : <NotForYou />;
}

function NotForYou() {
  const { title, text, vendors, signOut } = signUp.notForYou;
  const actions = (
    <>
      <ButtonLink to={pagePaths.vendors} kind="primary">
        {vendors}
      </ButtonLink>
      <ButtonLink to={pagePaths.logout}>{signOut}</ButtonLink>
    </>
  );
  return (
    <div className="wrap max-w-180 py-16">
      <h1 className="display-36 mb-6">{pageTitles.signUp}</h1>
      <StatePanel icon={Users} title={title} text={text} actions={actions} />
    </div>
  );
}
