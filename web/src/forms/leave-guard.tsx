import { useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { editAbout } from '../texts/edit-about.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';

interface LeaveGuardProps {
  isChanged: boolean;
  /** Answers whether everything was saved. */
  onSave: () => Promise<boolean>;
}

/** Asks before what was typed and not saved is lost: it can be saved on the way, or let go (WEB-30). */
export function LeaveGuard({ isChanged, onSave }: LeaveGuardProps) {
  const { title, text, save, confirm, stay } = editAbout.leave;
  const [isSaving, setSaving] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (isChanged) event.preventDefault();
  });
  const saveAndLeave = async () => {
    setSaving(true);
    const isSaved = await onSave();
    setSaving(false);
    // What could not be saved says so on the page.
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
