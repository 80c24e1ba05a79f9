import { useRef, type ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';
import { useSlide } from './use-slide.js';

interface SliderListProps {
  /** Accessible name, which a list needs that scrolls and is focusable. */
  label: string;
  children: ReactNode;
  /** Layout of the list on wide screens. */
  className?: string;
}

const style = tv({
  base: 'max-desk:-mx-5 max-desk:flex max-desk:snap-x max-desk:scroll-px-5 max-desk:gap-4 max-desk:overflow-x-auto max-desk:px-5 max-desk:pb-2 max-desk:*:w-4/5 max-desk:*:max-w-80 max-desk:*:shrink-0 max-desk:*:snap-start print:block! print:overflow-visible! print:*:mb-4 print:*:w-full! print:*:max-w-none!',
});

/** A list on wide screens; on small ones a slider that shows the edge of the next item (WS-211). */
export function SliderList({ label, children, className }: SliderListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { canGoBack, canGoOn } = useSlide(list);
  return (
    <ul ref={list} aria-label={label} tabIndex={canGoBack || canGoOn ? 0 : undefined} className={style({ className })}>
      {children}
    </ul>
  );
}
