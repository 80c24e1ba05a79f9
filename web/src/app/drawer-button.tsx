import { Suspense, useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { lazyPart } from '../base/lazy-part.js';

/** The drawer is loaded separately, when the pointer comes near a button. */
const loadDrawer = () => import('./site-drawer.js');
const SiteDrawer = lazyPart(loadDrawer);

interface DrawerButtonProps {
  label?: string;
  className: string;
  children: ReactNode;
}

/** Opens the drawer with the site's navigation. */
export function DrawerButton({ label, className, children }: DrawerButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button
        {...(label !== undefined && { 'aria-label': label })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={open}
        onPressStart={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
        className={className}
      >
        {children}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <SiteDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
