import { Heart } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { isEventUser } from '../lib/is-event-user.js';
import { useUser } from '../lib/services.js';
import { site } from '../texts/site.js';
import { focusRing } from '../ui/focus-ring.js';

/** The link to the favorites, for users who can have some. */
export function FavoritesLink() {
  if (!isEventUser(useUser())) return null;
  return (
    <NavLink
      to={pagePaths.favorites}
      aria-label={site.favorites}
      className={({ isActive }) =>
        `${focusRing} grid size-11 place-items-center rounded-full hover:text-plum ${isActive ? 'text-plum' : ''}`
      }
    >
      {({ isActive }) => (
        <Heart className="size-5" strokeWidth={1.75} fill={isActive ? 'currentColor' : 'none'} aria-hidden />
      )}
    </NavLink>
  );
}
