import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';

interface StatePanelProps {
  icon: LucideIcon;
  title: string;
  text: string;
  tone?: 'calm' | 'problem';
  actions?: ReactNode;
}

const style = tv({
  slots: {
    root: 'rounded-card border p-6 desk:p-8',
    mark: 'mb-5 grid size-11 place-items-center rounded-full',
    text: 'mt-2 max-w-prose',
  },
  variants: {
    tone: {
      calm: { root: 'border-hairline bg-surface', mark: 'bg-blush text-plum-dark', text: 'text-muted' },
      problem: { root: 'border-transparent bg-clay-soft', mark: 'bg-surface text-clay-ink' },
    },
  },
  defaultVariants: { tone: 'calm' },
});

/** Replaces a list or a page: explains why it is empty, and what to do. */
export function StatePanel({ icon: Icon, title, text, tone = 'calm', actions }: StatePanelProps) {
  const slots = style({ tone });
  return (
    <div className={slots.root()} role={tone === 'problem' ? 'alert' : undefined}>
      <span className={slots.mark()}>
        <Icon className="size-5" strokeWidth={1.75} aria-hidden />
      </span>
      <h2 className="display-22">{title}</h2>
      <p className={slots.text()}>{text}</p>
      {actions !== undefined && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
