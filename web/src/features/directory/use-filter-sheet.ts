import { useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Whether the sheet with the filters is open; Back closes it. */
export function useFilterSheet() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const hasChanged = useRef(false);
  useOnBack(() => setOpen(false));
  return {
    isOpen,
    /** It stays rendered after that, so that its closing is animated. */
    wasOpened,
    open: () => {
      hasChanged.current = false;
      setOpen(true);
      setOpened(true);
    },
    close: () => setOpen(false),
    /** All choices in the sheet are one step of Back: only the first is a new entry of the history. */
    isLaterChange: () => {
      const isLater = isOpen && hasChanged.current;
      hasChanged.current = isOpen;
      return isLater;
    },
  };
}

/** Called while the entry of Back (or Forward) is rendered. */
function useOnBack(run: () => void): void {
  const { key } = useLocation();
  const how = useNavigationType();
  const [seen, setSeen] = useState(key);
  if (seen === key) return;
  setSeen(key);
  if (how === NavigationType.Pop) run();
}
