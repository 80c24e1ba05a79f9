import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
  type UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast';
import { Link } from 'react-router-dom';
import { tv } from 'tailwind-variants/lite';
import { focusRing } from './focus-ring.js';
import { textLinkStyle } from './text-link-style.js';

export interface ShownToast {
  kind: 'success' | 'error' | 'info';
  text: string;
  /** A page of this site that has to do with it. */
  link?: { to: string; name: string };
}

const style = tv({
  slots: {
    region: `fixed inset-x-5 bottom-[calc(var(--bottom-bar)+20px)] z-30 mx-auto grid max-w-110 gap-2 outline-0`,
    toast: `${focusRing} flex items-center gap-3 rounded-card border border-hairline bg-surface py-2 pr-2 pl-4 text-14 shadow-float`,
    icon: 'size-5 shrink-0',
    dismiss: `${focusRing} grid size-9 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:text-ink`,
  },
  variants: {
    kind: {
      success: { icon: 'text-sage-ink' },
      error: { icon: 'text-clay-ink' },
      info: { icon: 'text-plum' },
    },
  },
});

const icons = { success: CircleCheck, error: CircleAlert, info: Info };

interface ToastListProps {
  queue: ToastQueue<ShownToast>;
  label: string;
  dismiss: string;
}

/** Short messages at the bottom center (WEB-23). They stay while they are hovered or have the focus. */
export function ToastList({ queue, label, dismiss }: ToastListProps) {
  return (
    <ToastRegion queue={queue} aria-label={label} className={style().region()}>
      {({ toast }) => {
        const slots = style({ kind: toast.content.kind });
        const Icon = icons[toast.content.kind];
        return (
          <Toast toast={toast} className={slots.toast()}>
            <Icon className={slots.icon()} strokeWidth={1.75} aria-hidden />
            <ToastContent className="min-w-0 grow">
              <Text slot="title" className="inline-block first-letter:uppercase">
                {toast.content.text}
              </Text>
            </ToastContent>
            {toast.content.link && (
              <Link
                to={toast.content.link.to}
                onClick={() => queue.close(toast.key)}
                className={`${textLinkStyle} shrink-0`}
              >
                {toast.content.link.name}
              </Link>
            )}
            <Button slot="close" aria-label={dismiss} className={slots.dismiss()}>
              <X className="size-4" aria-hidden />
            </Button>
          </Toast>
        );
      }}
    </ToastRegion>
  );
}
