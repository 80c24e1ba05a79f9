import { useEffect, useRef, type RefObject } from 'react';

/** Space in pixels between the field and what is above and below it. */
const space = 16;

/**
 * Scrolls the focused field out from under a bar at the bottom when the bar has grown, such as by a message: on a phone
 * it would cover what is being typed.
 * @param message changes when the bar has grown
 * @returns the ref of an element in the bar
 */
export function useUncoveredField<E extends Element>(message: unknown): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const bar = ref.current?.closest('[data-covers-bottom]')?.getBoundingClientRect();
    const field = document.activeElement?.closest('input, textarea')?.getBoundingClientRect();
    if (!bar || !field || bar.height === 0) return;
    const covered = field.bottom + space - bar.top;
    // The first line of a high field stays visible.
    if (covered > 0) window.scrollBy({ top: Math.min(covered, Math.max(0, field.top - space)) });
  }, [message]);
  return ref;
}
