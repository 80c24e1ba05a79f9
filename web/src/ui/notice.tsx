import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';

type Tone = 'problem' | 'warning' | 'good' | 'calm';

interface NoticeProps {
  tone: Tone;
  title?: string;
  children?: ReactNode;
  /** Buttons below the text. */
  actions?: ReactNode;
  /** Whether it is not announced, because a toast announces the same. */
  isQuiet?: boolean;
}

const style = tv({
  slots: {
    root: 'flex gap-3 rounded-card p-5 max-tiny:gap-2 max-tiny:p-3',
    icon: 'mt-0.5 size-5 shrink-0',
  },
  variants: {
    tone: {
      problem: { root: 'bg-clay-soft', icon: 'text-clay-ink' },
      warning: { root: 'bg-amber-soft', icon: 'text-amber-ink' },
      good: { root: 'bg-sage-soft', icon: 'text-sage-ink' },
      calm: { root: 'border border-hairline bg-surface', icon: 'text-plum' },
    },
  },
});

const icons = { problem: CircleAlert, warning: Info, good: CircleCheck, calm: Info };

/** A message in the page; errors are announced at once, others politely. */
export function Notice({ tone, title, children, actions, isQuiet = false }: NoticeProps) {
  const { root, icon } = style({ tone });
  const Icon = icons[tone];
  const live = tone === 'problem' || tone === 'warning' ? 'alert' : 'status';
  return (
    <div role={isQuiet ? undefined : live} className={root()}>
      <Icon className={icon()} strokeWidth={1.75} aria-hidden />
      <div className="grid min-w-0 grid-cols-1 gap-1">
        {title !== undefined && <p className="font-strong">{title}</p>}
        {children}
        {actions !== undefined && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
