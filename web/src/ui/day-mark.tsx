import { tv } from 'tailwind-variants/lite';
import type { DayState } from './month-of-days.js';

const style = tv({
  base: 'shrink-0 rounded-full',
  variants: {
    state: {
      available: 'size-2 bg-sage-ink forced-colors:bg-[CanvasText]',
      partial: 'size-2 overflow-hidden border border-amber-ink',
      unavailable: 'h-0.5 w-2.5 bg-clay forced-colors:bg-[CanvasText]',
      unknown: 'size-2 border border-line-strong',
    },
  },
});

/** The state of a day as a mark that does not depend on color: a dot, half a dot, a dash, a ring. */
export function DayMark({ state }: { state: DayState }) {
  return (
    <span aria-hidden className={style({ state })}>
      {state === 'partial' && <span className="block h-full w-1/2 bg-amber-ink forced-colors:bg-[CanvasText]" />}
    </span>
  );
}
