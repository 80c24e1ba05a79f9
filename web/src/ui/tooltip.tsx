import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { tv } from 'tailwind-variants/lite';

interface TooltipProps {
  text: string;
  /** A button or a link with a name of its own; the tooltip is its description. */
  children: ReactNode;
}

const style = tv({
  base: 'z-30 max-w-70 rounded-input bg-ink px-3 py-1.5 text-14 text-paper shadow-float transition-opacity entering:opacity-0 exiting:opacity-0 forced-colors:border',
});

/**
 * A short description of a button: shown on hover and focus, hidden by Escape. Never the only source of information.
 */
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
