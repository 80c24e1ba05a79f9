import { Suspense, useRef, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { lazyPart } from '../base/lazy-part.js';
import { shell } from '../texts/shell.js';
import { Avatar } from '../ui/avatar.js';
import { focusRing } from '../ui/focus-ring.js';

/** The list is loaded separately, when the pointer comes near its button. */
const loadList = () => import('./user-menu-list.js');
const UserMenuList = lazyPart(loadList);

/** The signed-in user, with links to their pages. */
export function UserMenu({ user }: { user: AuthUserView }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={open}
        onHoverStart={() => void loadList()}
        onFocus={() => void loadList()}
        className={`${focusRing} flex h-11 cursor-pointer items-center gap-2 rounded-full px-1.5 text-14 font-medium hover:text-plum`}
      >
        <Avatar name={user.firstName} />
        <span className="max-w-40 truncate">
          <span className="sr-only">{shell.accountOf}</span> {user.firstName}
        </span>
        <ChevronDown className="size-4 text-muted" aria-hidden />
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <UserMenuList user={user} triggerRef={button} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
