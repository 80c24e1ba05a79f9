import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from './button.js';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  /** Verb of the action, as the label of the button. */
  confirm: string;
  cancel: string;
  /** An alternative that loses nothing. */
  instead?: { action: string; isPending: boolean; onPress: () => void };
  isPending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for a confirmation before something is removed. Escape and a click outside cancel. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  confirm,
  cancel,
  instead,
  isPending = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onCancel()}
      isDismissable
      className="fixed inset-0 z-20 grid grid-cols-1 place-items-center overflow-y-auto bg-scrim p-5 transition-opacity entering:opacity-0 exiting:opacity-0"
    >
      <Modal className="w-full max-w-128 rounded-card bg-surface shadow-float">
        <Dialog role="alertdialog" className="p-7 outline-none">
          <Heading slot="title" className="display-22">
            {title}
          </Heading>
          <p className="mt-2">{text}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            {instead && (
              <Button kind="primary" isPending={instead.isPending} onPress={instead.onPress}>
                {instead.action}
              </Button>
            )}
            <Button kind="danger" isPending={isPending} onPress={onConfirm}>
              {confirm}
            </Button>
            <Button kind="quiet" autoFocus onPress={onCancel}>
              {cancel}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
