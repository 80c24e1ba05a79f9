import { tv } from 'tailwind-variants/lite';
import { focusRing } from './focus-ring.js';

/** Styles of buttons, and of links that lead to the next step. */
export const buttonStyle = tv({
  base: [
    focusRing,
    'inline-flex cursor-pointer items-center justify-center gap-2 rounded-input border py-1 font-strong whitespace-nowrap max-tiny:wrap-break-word max-tiny:whitespace-normal transition-colors',
    'disabled:cursor-default disabled:border-hairline disabled:bg-sunk disabled:text-muted forced-colors:disabled:text-[GrayText]',
  ],
  variants: {
    kind: {
      primary: 'border-transparent bg-action text-on-action hover:bg-action-hover pressed:bg-action-hover',
      line: 'border-line-strong bg-surface text-ink hover:border-ink pressed:bg-sunk',
      quiet:
        'border-transparent text-plum underline-offset-4 hover:underline pressed:text-plum-dark disabled:border-transparent disabled:bg-transparent',
      danger: 'border-clay bg-surface text-clay-ink hover:bg-clay-soft pressed:bg-clay-soft',
    },
    size: {
      large: 'min-h-12 text-16',
      field: 'min-h-11 text-16',
      small: 'min-h-9 text-14',
    },
  },
  compoundVariants: [
    { kind: ['primary', 'line', 'danger'], size: ['large', 'field'], class: 'px-6 max-tiny:px-3' },
    { kind: ['primary', 'line', 'danger'], size: 'small', class: 'px-4' },
    { kind: 'quiet', size: ['large', 'field'], class: 'px-3' },
    { kind: 'quiet', size: 'small', class: 'px-0' },
  ],
  defaultVariants: { kind: 'line', size: 'large' },
});
