import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { isEventUser } from '../lib/is-event-user.js';
import { useUser } from '../lib/services.js';
import { favorites } from '../texts/favorites.js';
import { ButtonLink } from '../ui/button-link.js';
import { StatePanel } from '../ui/state-panel.js';
import { RequireSignIn } from './require-sign-in.js';

const { title, text, vendors, signOut } = favorites.notForYou;

/** Sends visitors to sign in, and tells vendors and operators whose page this is. */
export function RequireEventUser({ children }: { children: ReactNode }) {
  return <RequireSignIn>{isEventUser(useUser()) ? children : <NotForYou />}</RequireSignIn>;
}

function NotForYou() {
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
      <h1 className="display-36 mb-6">{favorites.title}</h1>
      <StatePanel icon={Heart} title={title} text={text} actions={actions} />
    </div>
  );
}
