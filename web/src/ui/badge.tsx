import type { ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';

const style = tv({
  base: 'inline-flex min-h-6 items-center rounded-full px-2.5 text-12 font-strong whitespace-nowrap max-tiny:wrap-break-word max-tiny:whitespace-normal',
  variants: {
    tone: {
      good: 'bg-sage-soft text-sage-ink',
      waiting: 'bg-amber-soft text-amber-ink',
      calm: 'bg-sunk text-muted',
      problem: 'bg-clay-soft text-clay-ink',
    },
  },
});

/** One word for a state. */
export function Badge({ tone, children }: { tone: 'good' | 'waiting' | 'calm' | 'problem'; children: ReactNode }) {
  return <span className={style({ tone })}>{children}</span>;
}
