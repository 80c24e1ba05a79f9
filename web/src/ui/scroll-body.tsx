import { useEffect, useRef, useState, type ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';

interface ScrollBodyProps {
  /** Accessible name when it has the focus. */
  label: string;
  className?: string;
  children: ReactNode;
}

const style = tv({
  base: 'overflow-y-auto overscroll-contain outline-0 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-plum',
});
const goneTo = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * The scrolling content of a dialog. Without focusable elements it is focusable itself, so that it can be scrolled by
 * keyboard.
 */
export function ScrollBody({ label, className, children }: ScrollBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const inside = useRef<HTMLDivElement>(null);
  const [isStop, setStop] = useState(false);
  useEffect(() => {
    const { current: outer } = body;
    const { current: inner } = inside;
    if (!outer || !inner) return;
    const look = () => setStop(outer.scrollHeight > outer.clientHeight && inner.querySelector(goneTo) === null);
    const watch = new ResizeObserver(look);
    watch.observe(outer);
    watch.observe(inner);
    return () => watch.disconnect();
  }, []);
  return (
    <div
      ref={body}
      className={style({ className })}
      {...(isStop && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <div ref={inside}>{children}</div>
    </div>
  );
}
