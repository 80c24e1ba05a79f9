import { useState } from 'react';
import { editAbout } from '../texts/edit-about.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { useLeaveBlocker } from './use-leave-blocker.js';

interface LeaveGuardProps {
  isChanged: boolean;
  /** Saves, and returns whether everything was saved. */
  onSave: () => Promise<boolean>;
}

/** Asks for a confirmation before unsaved changes are lost: they can be saved or discarded (WEB-30). */
export function LeaveGuard({ isChanged, onSave }: LeaveGuardProps) {
  const { title, text, save, confirm, stay } = editAbout.leave;
  const [isSaving, setSaving] = useState(false);
  const blocker = useLeaveBlocker(isChanged);
  const saveAndLeave = async () => {
    setSaving(true);
    const isSaved = await onSave();
    setSaving(false);
    // The page itself shows why something could not be saved.
    if (isSaved) blocker.proceed?.();
    else blocker.reset?.();
  };
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={title}
      text={text}
      confirm={confirm}
      cancel={stay}
      instead={{ action: save, isPending: isSaving, onPress: () => void saveAndLeave() }}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
