import { useState, type RefObject } from 'react';

/** Minimum height in pixels of a readable list: four or five lines. */
const enough = 220;

/**
 * Returns whether a list has enough space below its field, so that it opens downward and scrolls, even if there is more
 * space above. `onOpenChange` belongs to the widget that opens the list.
 */
export function useRoomBelow(field: RefObject<HTMLElement | null>) {
  const [hasRoomBelow, setHasRoomBelow] = useState(true);
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen || !field.current) return;
    // Smaller than the window while an on-screen keyboard covers it.
    const height = window.visualViewport?.height ?? window.innerHeight;
    setHasRoomBelow(height - field.current.getBoundingClientRect().bottom >= enough);
  };
  return { hasRoomBelow, onOpenChange };
}
