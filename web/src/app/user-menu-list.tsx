import type { RefObject } from 'react';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { shell } from '../texts/shell.js';
import { MenuList } from '../ui/menu-list.js';
import { useOwnEntries } from './own-entries.js';

interface UserMenuListProps {
  user: AuthUserView;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
}

/** The open user menu, with a greeting (WEB-12). */
export default function UserMenuList({ user, ...popover }: UserMenuListProps) {
  return (
    <MenuList
      {...popover}
      label={shell.account}
      title={shell.greeting(user.firstName)}
      text={user.email}
      entries={useOwnEntries(user)}
    />
  );
}
