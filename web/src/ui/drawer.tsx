import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { tv } from 'tailwind-variants/lite';
import { IconButton } from './icon-button.js';
import { ScrollBody } from './scroll-body.js';

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  close: string;
  children: ReactNode;
  /** Footer that stays visible below the scrolling content. */
  footer: ReactNode;
}

const style = tv({
  slots: {
    ground: 'fixed inset-0 z-20 flex justify-end bg-scrim transition-opacity entering:opacity-0 exiting:opacity-0',
    drawer:
      'h-full w-[min(22rem,100%-48px)] bg-paper shadow-float transition-transform entering:translate-x-full exiting:translate-x-full',
    dialog: 'flex h-full flex-col outline-none',
    head: 'flex h-15 shrink-0 items-center justify-between gap-4 border-b border-hairline pr-2 pl-5',
    body: 'grow px-5 py-3',
    foot: 'border-t border-hairline px-5 pt-4 pb-[max(16px,env(safe-area-inset-bottom))]',
  },
});

/** A panel that slides in from the side. Escape and a click outside close it. */
export function Drawer({ isOpen, onClose, title, close, children, footer }: DrawerProps) {
  const { ground, drawer, dialog, head, body, foot } = style();
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable className={ground()}>
      <Modal className={drawer()}>
        <Dialog className={dialog()}>
          <div className={head()}>
            <Heading slot="title" className="display-22 truncate">
              {title}
            </Heading>
            <IconButton label={close} icon={X} onPress={onClose} />
          </div>
          <ScrollBody label={title} className={body()}>
            {children}
          </ScrollBody>
          <div className={foot()}>{footer}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
