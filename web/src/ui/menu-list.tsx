import type { RefObject } from 'react';
import type { LucideIcon } from 'lucide-react';
import { RouterProvider } from 'react-aria-components';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useNavigate } from 'react-router-dom';
import { tv } from 'tailwind-variants/lite';
import { loadsAnew } from '../base/in-app-link.js';

export interface MenuEntry {
  href: string;
  name: string;
  icon: LucideIcon;
  /** Undefined while the target is unknown. */
  isPending?: boolean;
}

interface MenuListProps {
  label: string;
  /** The button that opens the list below it. */
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  /** Shown above the entries. */
  title: string;
  text?: string;
  entries: readonly MenuEntry[];
}

const style = tv({
  slots: {
    popover:
      'w-64 max-w-[92vw] overflow-auto rounded-card border border-hairline bg-surface shadow-float transition-opacity entering:opacity-0 exiting:opacity-0',
    list: 'p-2 outline-none',
    header: 'grid border-b border-hairline px-3 pt-2 pb-3 mb-2',
    entry: [
      'flex min-h-10 cursor-pointer items-center gap-3 rounded-input px-3 py-2 text-14 font-medium outline-0',
      'disabled:cursor-default disabled:text-faint',
      'focus:bg-blush-soft focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-plum',
      'forced-colors:focus:bg-[Highlight] forced-colors:focus:text-[HighlightText]',
    ],
  },
});

/** A navigation menu that opens below a button. */
export function MenuList({ label, triggerRef, isOpen, onClose, title, text, entries }: MenuListProps) {
  const { popover, list, header, entry } = style();
  const navigate = useNavigate();
  const follow = (path: string) => (loadsAnew(path) ? window.location.assign(path) : void navigate(path));
  return (
    <RouterProvider navigate={follow}>
      <Popover
        aria-label={label}
        trigger="MenuTrigger"
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        placement="bottom end"
        className={popover()}
      >
        <Menu aria-label={label} autoFocus="first" onClose={onClose} className={list()}>
          <MenuSection>
            <Header className={header()}>
              <span className="display-18">{title}</span>
              {text !== undefined && <span className="truncate text-12 text-muted">{text}</span>}
            </Header>
            {entries.map(({ href, name, icon: Icon, isPending }) => (
              <MenuItem key={name} href={href} textValue={name} isDisabled={isPending} className={entry()}>
                <Icon className="size-4.5 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
                {name}
              </MenuItem>
            ))}
          </MenuSection>
        </Menu>
      </Popover>
    </RouterProvider>
  );
}
