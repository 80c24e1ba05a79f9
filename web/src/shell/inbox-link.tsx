import { Suspense } from 'react';
import { MessageCircle } from 'lucide-react';
import { NavLink, useLocation } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { lazyPart } from '../base/lazy-part.js';
import { isEventUser } from '../lib/is-event-user.js';
import { useUser } from '../lib/services.js';
import { shell } from '../texts/shell.js';
import { focusRing } from '../ui/focus-ring.js';
import { isInVendorArea, isVendor } from './sections.js';

/** Code of its own: visitors have no messages. */
const UnreadMark = lazyPart(() => import('./unread-mark.js'));

/** The inbox of the side that somebody is on; undefined for those who have none. */
export function useInboxPath(): string | undefined {
  const user = useUser();
  const { pathname } = useLocation();
  if (isVendor(user) && (isInVendorArea(pathname) || !isEventUser(user))) return pagePaths.vendorInbox;
  return isEventUser(user) ? pagePaths.inbox : undefined;
}

/** The way to the messages, with how many are unread. */
export function InboxLink() {
  const path = useInboxPath();
  if (path === undefined) return null;
  return (
    <NavLink
      to={path}
      className={({ isActive }) =>
        `${focusRing} relative grid size-11 place-items-center rounded-full hover:text-plum ${isActive ? 'text-plum' : ''}`
      }
    >
      <MessageCircle className="size-5" strokeWidth={1.75} aria-hidden />
      <span className="sr-only">{shell.inbox}</span>
      <Suspense fallback={null}>
        <UnreadMark path={path} />
      </Suspense>
    </NavLink>
  );
}
