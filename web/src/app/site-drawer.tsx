import { ExternalLink } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useUser } from '../lib/services.js';
import { shell } from '../texts/shell.js';
import { site } from '../texts/site.js';
import { buttonStyle } from '../ui/button-style.js';
import { Drawer } from '../ui/drawer.js';
import { focusRing } from '../ui/focus-ring.js';
import type { MenuEntry } from '../ui/menu-list.js';
import { JoinLink } from '../shell/join-link.js';
import { useOwnEntries } from './own-entries.js';
import { returnLink, sectionsFor } from '../shell/sections.js';
import { ShellLink } from './shell-link.js';
import { ThemeSwitch } from '../shell/theme-switch.js';

interface SiteDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

const row = `${focusRing} flex min-h-12 items-center gap-3 rounded-input text-16 font-medium hover:text-plum`;

/** The navigation on small screens: the link to the shop first, then the sections, then the user's own pages. */
export default function SiteDrawer({ isOpen, onClose }: SiteDrawerProps) {
  const user = useUser();
  const { pathname } = useLocation();
  const footer = (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <ThemeSwitch />
      {!user && pathname !== pagePaths.login && (
        <div className="grid w-full grid-cols-2 gap-3">
          <JoinLink purpose="logIn" className={buttonStyle()} onPress={onClose}>
            {site.signIn}
          </JoinLink>
          <JoinLink purpose="signUp" className={buttonStyle({ kind: 'primary' })} onPress={onClose}>
            {site.signUp}
          </JoinLink>
        </div>
      )}
    </div>
  );
  const title = user ? shell.greeting(user.firstName) : shell.menu;
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={title} close={shell.close} footer={footer}>
      <nav aria-label={shell.menu}>
        <ul className="divide-y divide-hairline">
          {[...returnLink(), ...sectionsFor(user)].map(({ to, name }) => (
            <li key={to}>
              <ShellLink to={to} className={row} onClick={onClose}>
                {name}
                {!to.startsWith('/') && <ExternalLink className="size-4 text-muted" aria-hidden />}
              </ShellLink>
            </li>
          ))}
        </ul>
      </nav>
      {user && <Own user={user} onClose={onClose} />}
    </Drawer>
  );
}

function Own({ user, onClose }: { user: AuthUserView; onClose: () => void }) {
  const sections = sectionsFor(user).map(({ to }) => to);
  const entries = useOwnEntries(user).filter(({ href }) => !sections.includes(href));
  return (
    <ul aria-label={shell.account} className="mt-4 divide-y divide-hairline border-t border-line-strong">
      {entries.map((entry) => (
        <li key={entry.name}>
          <OwnEntry entry={entry} onClose={onClose} />
        </li>
      ))}
    </ul>
  );
}

function OwnEntry({ entry, onClose }: { entry: MenuEntry; onClose: () => void }) {
  const { href, name, icon: Icon, isPending = false } = entry;
  const content = (
    <>
      <Icon className="size-4.5 text-muted" strokeWidth={1.75} aria-hidden />
      {name}
    </>
  );
  if (isPending) return <span className={row}>{content}</span>;
  return (
    <ShellLink to={href} className={row} onClick={onClose}>
      {content}
    </ShellLink>
  );
}
