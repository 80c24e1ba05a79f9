import type { ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';

export type StatusTone = 'good' | 'late' | 'bad' | 'off';

const style = tv({
  slots: { root: 'inline-flex items-center gap-2', mark: 'size-2 shrink-0 forced-colors:forced-color-adjust-none' },
  variants: {
    tone: {
      good: { root: 'font-medium', mark: 'rounded-full bg-sage' },
      late: { root: 'font-strong text-amber-ink', mark: 'rotate-45 bg-amber' },
      bad: { root: 'font-strong text-clay-ink', mark: 'bg-clay' },
      off: { root: 'text-muted', mark: 'rounded-full border-[1.5px] border-faint' },
    },
  },
});

/** A state in a word or two, with a mark whose shape has the same meaning as its color: dot, diamond, square, ring. */
export function StatusWord({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  const { root, mark } = style({ tone });
  return (
    <span className={root()}>
      <span className={mark()} aria-hidden />
      <span>{children}</span>
    </span>
  );
}
