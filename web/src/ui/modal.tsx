import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { tv } from 'tailwind-variants/lite';
import { IconButton } from './icon-button.js';
import { ScrollBody } from './scroll-body.js';

interface ModalProps {
  isOpen: boolean;
  title: string;
  /** `wide` is four fifths of the window; `medium` is the whole window on phones. */
  size?: 'small' | 'medium' | 'wide';
  /** Called on Escape, the close button and a click outside; without it only the content can close the modal. */
  onClose?: () => void;
  /** Name of the close button. */
  close: string;
  /** Whether a click outside closes it too. */
  closesOnGround?: boolean;
  /** Shown above the title. */
  mark?: ReactNode;
  children: ReactNode;
}

const style = tv({
  slots: {
    ground:
      'fixed inset-0 z-20 flex items-center justify-center bg-scrim py-6 transition-opacity entering:opacity-0 exiting:opacity-0',
    modal: 'flex max-h-full max-w-[calc(100vw-40px)] flex-col overflow-hidden rounded-card bg-surface shadow-float',
    dialog: 'flex min-h-0 flex-col outline-none',
    head: 'flex items-start justify-between gap-4 pt-5 pr-3 pb-3 pl-6',
    body: 'px-6 pt-2 pb-7',
  },
  variants: {
    size: {
      small: { modal: 'w-110' },
      medium: {
        ground: 'max-tablet:items-stretch max-tablet:py-0',
        modal: 'w-180 max-tablet:w-full max-tablet:max-w-none max-tablet:rounded-none',
        dialog: 'max-tablet:h-full',
        body: 'max-tablet:grow max-tablet:scroll-pb-32',
      },
      wide: { modal: 'w-[80vw]' },
    },
  },
});

/** A modal dialog (WEB-26). Only its body scrolls. */
export function Modal({ isOpen, title, size = 'wide', onClose, close, closesOnGround = true, ...rest }: ModalProps) {
  const slots = style({ size });
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose?.()}
      isDismissable={onClose !== undefined && closesOnGround}
      isKeyboardDismissDisabled={onClose === undefined}
      className={slots.ground()}
    >
      <AriaModal className={slots.modal()}>
        <Dialog className={slots.dialog()}>
          <div className={slots.head()}>
            <div className="grid min-w-0 gap-4">
              {rest.mark}
              <Heading slot="title" className="display-22 wrap-anywhere">
                {title}
              </Heading>
            </div>
            {onClose && <IconButton label={close} icon={X} onPress={onClose} className="-mt-1.5" />}
          </div>
          <ScrollBody label={title} className={slots.body()}>
            {rest.children}
          </ScrollBody>
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
