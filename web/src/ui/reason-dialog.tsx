import { useState, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { FormActions } from './form-actions.js';
import { Notice } from './notice.js';
import { TextField } from './text-field.js';

interface ReasonDialogProps {
  isOpen: boolean;
  title: string;
  /** The consequences of the action. */
  text: string;
  /** Shown between the text and the reason: figures of a dry run, a list of the affected items. */
  children?: ReactNode;
  /** Verb of the action, as the label of the button. */
  confirm: string;
  cancel: string;
  /** 'danger' if something is removed. */
  kind?: 'primary' | 'danger';
  reasonLabel: string;
  reasonHint: string;
  /** Shown when the reason is too short. */
  reasonMissing: string;
  /** Minimum and maximum length of a reason. */
  minLength: number;
  maxLength: number;
  isPending?: boolean;
  /** Error of the last attempt. */
  problem?: string | undefined;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

/** Asks for a confirmation and a reason before an operator's action, and names its consequences. */
export function ReasonDialog({ isOpen, onCancel, ...rest }: ReasonDialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onCancel()}
      isDismissable
      className="fixed inset-0 z-20 grid grid-cols-1 place-items-center overflow-y-auto bg-scrim p-5 transition-opacity entering:opacity-0 exiting:opacity-0"
    >
      <Modal className="w-full max-w-140 rounded-card bg-surface shadow-float">
        <Dialog role="alertdialog" className="p-7 outline-none">
          <Question {...rest} onCancel={onCancel} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Question({ title, text, children, problem, ...rest }: Omit<ReasonDialogProps, 'isOpen'>) {
  const { reasonLabel, reasonHint, reasonMissing, minLength, maxLength, isPending = false } = rest;
  const [reason, setReason] = useState('');
  const [wasAsked, setWasAsked] = useState(false);
  const isMissing = reason.trim().length < minLength;
  const send = () => {
    setWasAsked(true);
    if (!isMissing && !isPending) rest.onConfirm(reason.trim());
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Heading slot="title" className="display-22">
        {title}
      </Heading>
      <p className="mt-2">{text}</p>
      {children}
      <div className="mt-5 grid gap-4">
        <TextField
          label={reasonLabel}
          description={reasonHint}
          value={reason}
          onChange={setReason}
          maxLength={maxLength}
          autoFocus
          isRequired
          errorMessage={wasAsked && isMissing ? reasonMissing : undefined}
        />
        {problem !== undefined && <Notice tone="problem">{problem}</Notice>}
      </div>
      <FormActions
        submit={rest.confirm}
        kind={rest.kind ?? 'danger'}
        isPending={isPending}
        cancel={rest.cancel}
        onCancel={rest.onCancel}
        className="mt-6"
      />
    </form>
  );
}
