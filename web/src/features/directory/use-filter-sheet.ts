import { useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Whether the sheet with the filters is open; Back closes it. */
export function useFilterSheet() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const hasChanged = useRef(false);
  useOnWayBack(() => setOpen(false));
  return {
    isOpen,
    /** From then on it stays in the page, to go as gently as it came. */
    wasOpened,
    open: () => {
      hasChanged.current = false;
      setOpen(true);
      setOpened(true);
    },
    close: () => setOpen(false),
    /** Everything that is chosen in the sheet is one step back: only its first change is a new entry of the history. */
    isLaterChange: () => {
      const isLater = isOpen && hasChanged.current;
      hasChanged.current = isOpen;
      return isLater;
    },
  };
}

/** Runs while the entry that somebody goes back (or forward) to is rendered. */
function useOnWayBack(run: () => void): void {
  const { key } = useLocation();
  const how = useNavigationType();
  const [seen, setSeen] = useState(key);
  if (seen === key) return;
  setSeen(key);
  if (how === NavigationType.Pop) run();
}
