import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { operationsJobs } from '../../../texts/operations-jobs.js';
import { Button } from '../../../ui/button.js';
import { ReasonDialog } from '../../../ui/reason-dialog.js';
import { invalidateOperations } from '../invalidate-operations.js';
import { reasonLength } from '../reason-length.js';

interface ReasonButtonProps {
  name: string;
  /** Accessible label, where several buttons of a page have the same name. */
  label?: string;
  kind?: 'primary' | 'line' | 'quiet' | 'danger';
  size?: 'large' | 'small';
  isDisabled?: boolean;
  ask: { title: string; text: string; confirm: string };
  /** Whether the action is destructive. */
  isLoss?: boolean;
  /** Runs the action with the operator's reason. */
  run: (reason: string) => Promise<unknown>;
  onDone?: () => void;
  /** Details between the question and the field for the reason. */
  children?: ReactNode;
}

const { reason: texts } = operationsJobs;

/**
 * A button for an audited action: explains what will happen, asks for a reason, and shows the error if it is refused.
 */
export function ReasonButton({ name, label, ask, isLoss = false, run, onDone, children, ...look }: ReasonButtonProps) {
  const [asks, setAsks] = useState(false);
  const queryClient = useQueryClient();
  const action = useMutation({
    mutationFn: run,
    onSuccess: async () => {
      setAsks(false);
      onDone?.();
      await invalidateOperations(queryClient);
    },
  });
  return (
    <>
      <Button
        size="small"
        {...look}
        {...(label === undefined ? {} : { 'aria-label': label })}
        onPress={() => {
          action.reset();
          setAsks(true);
        }}
      >
        {name}
      </Button>
      <ReasonDialog
        isOpen={asks}
        {...ask}
        kind={isLoss ? 'danger' : 'primary'}
        cancel={texts.cancel}
        reasonLabel={texts.label}
        reasonHint={texts.hint}
        reasonMissing={texts.missing}
        {...reasonLength}
        isPending={action.isPending}
        problem={action.error?.message}
        onConfirm={(reason) => action.mutate(reason)}
        onCancel={() => setAsks(false)}
      >
        {children}
      </ReasonDialog>
    </>
  );
}
