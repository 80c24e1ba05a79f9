import { Lock } from 'lucide-react';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { admin } from '../texts/admin.js';
import { ButtonLink } from '../ui/button-link.js';
import { StatePanel } from '../ui/state-panel.js';

const { heading, title, text, home, logout } = admin.authError;

/** The error page of users who requested an operators' page (ID-109). */
export default function AdminAuthErrorPage() {
  const actions = (
    <>
      <ButtonLink to={pagePaths.logout} kind="primary">
        {logout}
      </ButtonLink>
      <ButtonLink to={pagePaths.landing}>{home}</ButtonLink>
    </>
  );
  return (
    <div className="wrap max-w-180 py-16">
      <h1 className="display-36 mb-6">{heading}</h1>
      <StatePanel icon={Lock} title={title} text={text} actions={actions} />
    </div>
  );
}
