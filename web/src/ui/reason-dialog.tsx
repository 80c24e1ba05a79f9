import { useState, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from './button.js';
import { Notice } from './notice.js';
import { TextField } from './text-field.js';

interface ReasonDialogProps {
  isOpen: boolean;
  title: string;
  /** What will happen, and what will not. */
  text: string;
  /** Between the words and the reason: figures of a dry run, a list of what is meant. */
  children?: ReactNode;
  /** The verb of what will happen. */
  confirm: string;
  cancel: string;
  /** 'danger' where something is taken away. */
  kind?: 'primary' | 'danger';
  reasonLabel: string;
  reasonHint: string;
  /** Shown when the reason is too short. */
  reasonMissing: string;
  /** Fewest and most characters of a reason. */
  minLength: number;
  maxLength: number;
  isPending?: boolean;
  /** Why the last try failed. */
  problem?: string | undefined;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

/** Asks before something is done to somebody's work, says what will happen, and wants to know why. */
export function ReasonDialog({ isOpen, onCancel, ...rest }: ReasonDialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onCancel()}
      isDismissable
      className="fixed inset-0 z-20 grid place-items-center overflow-y-auto bg-scrim p-5 transition-opacity entering:opacity-0 exiting:opacity-0"
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
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" kind={rest.kind ?? 'danger'} isPending={isPending}>
          {rest.confirm}
        </Button>
        <Button kind="quiet" onPress={rest.onCancel}>
          {rest.cancel}
        </Button>
      </div>
    </form>
  );
}
