import { useState, type RefObject } from 'react';

/** Pixels in which a list can be read: four or five lines. */
const enough = 220;

/**
 * Whether a list has room enough below its field, so that it opens downward and scrolls, although there may be more room
 * above. `onOpenChange` belongs to the widget that opens the list.
 */
export function useRoomBelow(field: RefObject<HTMLElement | null>) {
  const [hasRoomBelow, setHasRoomBelow] = useState(true);
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen || !field.current) return;
    // Less than the window where a keyboard lies over it.
    const height = window.visualViewport?.height ?? window.innerHeight;
    setHasRoomBelow(height - field.current.getBoundingClientRect().bottom >= enough);
  };
  return { hasRoomBelow, onOpenChange };
}
