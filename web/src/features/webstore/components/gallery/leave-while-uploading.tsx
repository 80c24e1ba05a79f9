import { useLeaveBlocker } from '../../../../forms/use-leave-blocker.js';
import { editGallery } from '../../../../texts/edit-gallery.js';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.js';

/** Asks for a confirmation before leaving the page ends uploads. */
export function LeaveWhileUploading({ isUploading }: { isUploading: boolean }) {
  const { title, text, leave, stay } = editGallery.leave;
  const blocker = useLeaveBlocker(isUploading);
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
