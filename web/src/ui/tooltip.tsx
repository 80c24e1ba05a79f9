import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { tv } from 'tailwind-variants/lite';

interface TooltipProps {
  text: string;
  /** A button or a link; it has a name of its own, what stands here is read after it. */
  children: ReactNode;
}

const style = tv({
  base: 'z-30 max-w-70 rounded-input bg-ink px-3 py-1.5 text-14 text-paper shadow-float transition-opacity entering:opacity-0 exiting:opacity-0 forced-colors:border',
});

/** A few words about a button: shown while it is pointed at or has the focus, gone with Escape. Never the only way. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      {children}
      <AriaTooltip offset={8} className={style()}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
