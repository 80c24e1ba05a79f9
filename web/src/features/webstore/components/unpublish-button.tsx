import { useState } from 'react';
import { editAbout } from '../../../texts/edit-about.js';
import { Button } from '../../../ui/button.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import type { EditorControls } from '../use-section-editor.js';

const texts = editAbout.unpublish;

/** Takes the page offline, after a confirmation. */
export function UnpublishButton({ editor: { draft, doing, unpublish } }: { editor: EditorControls }) {
  const [asks, setAsks] = useState(false);
  const confirm = async () => {
    await unpublish();
    setAsks(false);
  };
  return (
    <>
      <Button kind="quiet" size="small" isDisabled={doing !== null} onPress={() => setAsks(true)}>
        {texts.action}
      </Button>
      <ConfirmDialog
        isOpen={asks}
        title={texts.title}
        text={texts.text(draft.name)}
        confirm={texts.confirm}
        cancel={texts.keep}
        isPending={doing === 'unpublish'}
        onConfirm={() => void confirm()}
        onCancel={() => setAsks(false)}
      />
    </>
  );
}
