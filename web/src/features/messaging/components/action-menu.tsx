import { useRef, useState } from 'react';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useIsBelowDesk } from '../../../lib/window-width.js';
import { focusRing } from '../../../ui/focus-ring.js';
import { Sheet } from '../../../ui/sheet.js';

export interface MenuAction {
  id: string;
  name: string;
  icon: LucideIcon;
  /** It concerns somebody else. */
  isGrave?: boolean;
  onAction: () => void;
}

interface ActionMenuProps {
  label: string;
  /** Above the actions on a phone. */
  title: string;
  close: string;
  actions: readonly MenuAction[];
}

const row =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-input px-3 py-2 text-14 font-medium outline-0 focus:bg-blush-soft focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-plum forced-colors:focus:bg-[Highlight] forced-colors:focus:text-[HighlightText]';
const tone = ({ isGrave = false }: MenuAction) => (isGrave ? 'text-clay-ink' : '');

/** Actions behind one button: below it, or from the bottom of a phone. */
export function ActionMenu({ label, title, close, actions }: ActionMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isSheet = useIsBelowDesk();
  const run = ({ onAction }: MenuAction) => {
    setOpen(false);
    onAction();
  };
  return (
    <>
      <Button
        ref={button}
        aria-label={label}
        aria-haspopup={isSheet ? 'dialog' : 'menu'}
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
        className={`${focusRing} relative z-1 -my-2 grid size-10 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-blush`}
      >
        <Ellipsis className="size-5" aria-hidden />
      </Button>
      {isSheet ? (
        <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={title} close={close}>
          <SheetActions actions={actions} onRun={run} />
        </Sheet>
      ) : (
        <Popover
          aria-label={label}
          trigger="MenuTrigger"
          triggerRef={button}
          isOpen={isOpen}
          onOpenChange={setOpen}
          placement="bottom end"
          className="w-56 max-w-[92vw] overflow-auto rounded-card border border-hairline bg-surface shadow-float transition-opacity entering:opacity-0 exiting:opacity-0"
        >
          <Menu aria-label={label} autoFocus="first" onClose={() => setOpen(false)} className="p-2 outline-none">
            {actions.map((action) => (
              <MenuItem
                key={action.id}
                id={action.id}
                textValue={action.name}
                onAction={() => run(action)}
                className={`${row} ${tone(action)}`}
              >
                <action.icon className="size-4.5 shrink-0" strokeWidth={1.75} aria-hidden />
                {action.name}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      )}
    </>
  );
}

interface SheetActionsProps {
  actions: readonly MenuAction[];
  onRun: (action: MenuAction) => void;
}

const SheetActions = ({ actions, onRun }: SheetActionsProps) => (
  <ul className="-mx-3">
    {actions.map((action) => (
      <li key={action.id}>
        <Button onPress={() => onRun(action)} className={`${row} min-h-12 w-full text-16! ${tone(action)}`}>
          <action.icon className="size-5 shrink-0" strokeWidth={1.75} aria-hidden />
          {action.name}
        </Button>
      </li>
    ))}
  </ul>
);
