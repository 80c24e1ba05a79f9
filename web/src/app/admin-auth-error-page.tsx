import { Lock } from 'lucide-react';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { site } from '../texts/site.js';
import { ButtonLink } from '../ui/button-link.js';
import { StatePanel } from '../ui/state-panel.js';

const { heading, title, text, vendors, signOut } = site.notForYou;

/** Where somebody ends who asked for a page of those who run the site (WEB-4). */
export default function AdminAuthErrorPage() {
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
      <h1 className="display-36 mb-6">{heading}</h1>
      <StatePanel icon={Lock} title={title} text={text} actions={actions} />
    </div>
  );
}
