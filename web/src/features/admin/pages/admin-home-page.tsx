import { Activity, Flag, Images, Store, UserRoundSearch, UsersRound, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { admin } from '../../../texts/admin.js';
import { focusRing } from '../../../ui/focus-ring.js';
import { PageFrame } from '../../../ui/page-frame.js';

const { pages, home } = admin;

const places: { to: string; name: string; text: string; icon: LucideIcon }[] = [
  { to: pagePaths.adminWebstores, name: pages.webstores, text: home.webstores, icon: Store },
  { to: pagePaths.adminImages, name: pages.images, text: home.images, icon: Images },
  { to: pagePaths.adminUsers, name: pages.users, text: home.users, icon: UsersRound },
  { to: pagePaths.adminImpersonations, name: pages.impersonations, text: home.impersonations, icon: UserRoundSearch },
  { to: pagePaths.adminReports, name: pages.reports, text: home.reports, icon: Flag },
  { to: pagePaths.operations, name: pages.operations, text: home.operations, icon: Activity },
];

/** The home page of operators (ID-105). */
export default function AdminHomePage() {
  return (
    <PageFrame title={pages.home} lead={home.lead}>
      <ul className="grid gap-4 tablet:grid-cols-2">
        {places.map(({ to, name, text, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className={`${focusRing} flex h-full gap-4 rounded-card border border-hairline bg-surface p-5 hover:border-plum`}
            >
              <Icon className="mt-0.5 size-5 shrink-0 text-plum" strokeWidth={1.75} aria-hidden />
              <span>
                <span className="block text-16 font-strong">{name}</span>
                <span className="mt-1 block text-muted">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
