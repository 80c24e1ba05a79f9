import { Heart } from 'lucide-react';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { favorites } from '../texts/favorites.js';
import { site } from '../texts/site.js';
import { ButtonLink } from '../ui/button-link.js';
import { StatePanel } from '../ui/state-panel.js';

const { title, text, vendors, signOut } = favorites.notForYou;

/** What vendors and operators are told where couples have their favourites. */
export default function FavoritesNotForYou() {
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
      <h1 className="display-36 mb-6">{site.favorites}</h1>
      <StatePanel icon={Heart} title={title} text={text} actions={actions} />
    </div>
  );
}
