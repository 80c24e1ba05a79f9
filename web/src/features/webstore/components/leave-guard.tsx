import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { editAbout } from '../../../texts/edit-about.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';

/** Asks before what was typed and not saved is lost. */
export function LeaveGuard({ isChanged }: { isChanged: boolean }) {
  const { title, text, confirm, stay } = editAbout.leave;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (isChanged) event.preventDefault();
  });
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={title}
      text={text}
      confirm={confirm}
      cancel={stay}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
