import type { ReactNode, Ref } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { X } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';
import { IconButton } from './icon-button.js';
import { ScrollBody } from './scroll-body.js';

interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  close: string;
  /** Shown beside the title. */
  actions?: ReactNode;
  /** Always in view below what scrolls. */
  footer?: ReactNode;
  children: ReactNode;
  /** Receives the focus when the focused element is removed. */
  dialogRef?: Ref<HTMLElement>;
}

const style = tv({
  slots: {
    ground: 'fixed inset-0 z-20 flex items-end bg-scrim transition-opacity entering:opacity-0 exiting:opacity-0',
    sheet:
      'mx-auto flex max-h-[calc(100%-48px)] w-full max-w-160 flex-col overflow-hidden rounded-t-card bg-paper shadow-float transition-transform entering:translate-y-full exiting:translate-y-full',
    dialog: 'flex min-h-0 flex-col outline-none',
    head: 'flex items-center justify-between gap-4 border-b border-hairline pr-3 pl-5 py-2 wrap-break-word',
    body: 'grow px-5 py-5',
    foot: 'border-t border-hairline bg-surface px-5 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]',
  },
});

/** A panel that slides in from the bottom. Escape and a click outside close it. */
export function Sheet({ isOpen, onClose, title, close, actions, footer, children, dialogRef }: SheetProps) {
  const slots = style();
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable className={slots.ground()}>
      <Modal className={slots.sheet()}>
        <Dialog ref={dialogRef} className={slots.dialog()}>
          <div className={slots.head()}>
            <Heading slot="title" className="display-22">
              {title}
            </Heading>
            <div className="flex items-center gap-2">
              {actions}
              <IconButton label={close} icon={X} onPress={onClose} />
            </div>
          </div>
          <ScrollBody label={title} className={slots.body()}>
            <div data-sheet>{children}</div>
          </ScrollBody>
          {footer !== undefined && <div className={slots.foot()}>{footer}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
