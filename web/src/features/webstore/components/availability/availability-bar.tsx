import { spanOf } from '../../../../base/day-selection.js';
import { formatSpan } from '../../../../lib/format-span.js';
import { editAbout } from '../../../../texts/edit-about.js';
import { editAvailability as texts } from '../../../../texts/edit-availability.js';
import { Button } from '../../../../ui/button.js';
import { StickyBar } from '../sticky-bar.js';
import type { AvailabilityEditor } from './use-availability-editor.js';

interface SaveButtonProps {
  editor: AvailabilityEditor;
  label: string;
  isPrimary: boolean;
  onSave: () => void;
}

const SaveButton = ({ editor, label, isPrimary, onSave }: SaveButtonProps) => (
  <Button
    kind={isPrimary ? 'primary' : 'line'}
    className={isPrimary ? 'grow px-3' : 'px-3'}
    isPending={editor.isSaving}
    isDisabled={!editor.isChanged}
    onPress={onSave}
  >
    {editor.isSaving ? editAbout.saving : editor.isChanged ? label : editAbout.autoSaved}
  </Button>
);

interface SelectionBarProps {
  editor: AvailabilityEditor;
  onSave: () => void;
  onEdit: () => void;
}

/** Below the calendar of a phone while days are selected: leads to the panel, which is a separate step (WS-67). */
export function SelectionBar({ editor, onSave, onEdit }: SelectionBarProps) {
  return (
    <StickyBar>
      <div className="wrap grid gap-2 py-3">
        <div className="flex items-center justify-between gap-3">
          <p role="status" className="min-w-0 text-14 font-strong">
            {editor.selection && formatSpan(spanOf(editor.selection))}
          </p>
          <Button kind="quiet" size="small" isDisabled={editor.isSaving} onPress={() => editor.select(null)}>
            {texts.phone.deselect}
          </Button>
        </div>
        <div className="flex gap-3 max-tiny:flex-wrap">
          <SaveButton editor={editor} label={editAbout.save} isPrimary={false} onSave={onSave} />
          <Button kind="primary" className="grow px-3" isDisabled={editor.isSaving} onPress={onEdit}>
            {texts.phone.edit}
          </Button>
        </div>
      </div>
    </StickyBar>
  );
}

/** Below the panel of a phone. */
export function PanelBar({ editor, onSave }: Omit<SelectionBarProps, 'onEdit'>) {
  return (
    <StickyBar>
      <div className="wrap flex gap-3 py-3 max-tiny:flex-wrap">
        <Button className="px-4" isDisabled={!editor.isChanged || editor.isSaving} onPress={editor.discard}>
          {texts.panel.discard}
        </Button>
        <SaveButton editor={editor} label={texts.panel.save} isPrimary onSave={onSave} />
      </div>
    </StickyBar>
  );
}
