import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';
import { Button } from './button.js';

interface BannerProps {
  type: 'error' | 'success';
  /** Called when it is closed; without it there is no close button. */
  onDismiss?: () => void;
  /** Name of the close button. */
  dismiss: string;
  children: ReactNode;
}

const style = tv({
  slots: { root: 'border-b', inner: 'wrap flex min-h-14 items-center gap-3 py-2', icon: 'size-5 shrink-0' },
  variants: {
    type: {
      error: { root: 'border-clay bg-clay-soft text-clay-ink' },
      success: { root: 'border-sage bg-sage-soft text-sage-ink' },
    },
  },
});

const icons = { error: CircleAlert, success: CircleCheck };

/** A message across the whole page, about a result that concerns all of it (WEB-27). An error is announced at once. */
export function Banner({ type, onDismiss, dismiss, children }: BannerProps) {
  const slots = style({ type });
  const Icon = icons[type];
  return (
    <div role={type === 'error' ? 'alert' : 'status'} className={slots.root()}>
      <div className={slots.inner()}>
        <Icon className={slots.icon()} strokeWidth={1.75} aria-hidden />
        <div className="min-w-0 grow font-medium wrap-anywhere">{children}</div>
        {onDismiss && (
          <Button kind="quiet" size="small" aria-label={dismiss} onPress={onDismiss} className="px-2 text-current!">
            <X className="size-4" aria-hidden />
          </Button>
        )}
      </div>
    </div>
  );
}
