import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';
import { IconButton } from './icon-button.js';

export interface MenuAction {
  id: string;
  name: string;
  icon: LucideIcon;
  onAction: () => void;
}

interface ActionMenuProps {
  /** Accessible name of the button and of the menu. */
  label: string;
  actions: readonly MenuAction[];
}

const style = tv({
  slots: {
    popover:
      'min-w-[min(--spacing(52),92vw)] overflow-auto rounded-card border border-hairline bg-surface shadow-float transition-opacity entering:opacity-0 exiting:opacity-0',
    list: 'p-2 outline-none',
    entry: [
      'flex min-h-10 cursor-pointer items-center gap-3 rounded-input px-3 py-2 text-14 font-medium outline-0',
      'focus:bg-blush-soft focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-plum',
      'forced-colors:focus:bg-[Highlight] forced-colors:focus:text-[HighlightText]',
    ],
  },
});

/** A button with three dots that opens the actions on one item of a list. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const { popover, list, entry } = style();
  return (
    <MenuTrigger>
      <IconButton label={label} icon={Ellipsis} />
      <Popover placement="bottom end" className={popover()}>
        <Menu aria-label={label} className={list()}>
          {actions.map(({ id, name, icon: Icon, onAction }) => (
            <MenuItem key={id} id={id} textValue={name} onAction={onAction} className={entry()}>
              <Icon className="size-4.5 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
