import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { editGallery } from '../../../../texts/edit-gallery.js';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.js';

/** Asks for a confirmation before leaving the page ends uploads. */
export function LeaveWhileUploading({ isUploading }: { isUploading: boolean }) {
  const { title, text, leave, stay } = editGallery.leave;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUploading && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (isUploading) event.preventDefault();
  });
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={title}
      text={text}
      confirm={leave}
      cancel={stay}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
