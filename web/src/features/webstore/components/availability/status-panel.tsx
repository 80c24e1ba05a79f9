import { CalendarDays, Keyboard, MousePointerClick, Undo2, X } from 'lucide-react';
import { spanOf } from '../../../../base/day-selection.js';
import { formatSpan, formatWeekdays } from '../../../../lib/format-span.js';
import { editAbout } from '../../../../texts/edit-about.js';
import { editAvailability as texts } from '../../../../texts/edit-availability.js';
import { Button } from '../../../../ui/button.js';
import { IconButton } from '../../../../ui/icon-button.js';
import { StateChoices } from './state-choices.js';
import type { AvailabilityEditor } from './use-availability-editor.js';

/** A description of the selected days, announced when it changes. */
export function SelectedDays({ editor: { selection, days } }: { editor: AvailabilityEditor }) {
  const span = selection && spanOf(selection);
  return (
    <div role="status">
      <p className="text-14 text-muted">{span ? texts.panel.selected(days) : texts.panel.none}</p>
      {span && <h2 className="display-22">{formatSpan(span)}</h2>}
      {span && <p className="text-14 text-muted">{formatWeekdays(span)}</p>}
    </div>
  );
}

/** A choice of state for the selected days. */
export function ChosenState({ editor }: { editor: AvailabilityEditor }) {
  return (
    <>
      {editor.isMixed && <p className="text-14 text-muted">{texts.panel.mixed}</p>}
      <StateChoices value={editor.state} onChange={editor.choose} isDisabled={editor.isSaving} />
    </>
  );
}

interface StatusPanelProps {
  editor: AvailabilityEditor;
  onSave: () => void;
  onDeselect: () => void;
}

/** The panel beside the calendar: the selected days and their state (WS-66). */
export function StatusPanel({ editor, onSave, onDeselect }: StatusPanelProps) {
  return (
    <section aria-label={texts.panel.label} className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-5 rounded-card border border-hairline bg-surface p-5 shadow-float full:p-6">
        <div className="flex items-start justify-between gap-3">
          <SelectedDays editor={editor} />
          {editor.selection && (
            <IconButton label={texts.panel.close} icon={X} onPress={onDeselect} className="-mt-2 -mr-2" />
          )}
        </div>
        {editor.selection ? (
          <>
            <ChosenState editor={editor} />
            <div className="flex flex-wrap gap-3">
              <Button
                kind="primary"
                className="grow px-3"
                isPending={editor.isSaving}
                isDisabled={!editor.isChanged}
                onPress={onSave}
              >
                {editor.isSaving ? editAbout.saving : texts.panel.save}
              </Button>
              <Button
                className="px-3 max-full:grow"
                isDisabled={!editor.isChanged || editor.isSaving}
                onPress={editor.discard}
              >
                {texts.panel.discard}
              </Button>
            </div>
          </>
        ) : (
          <p>{texts.panel.noneText}</p>
        )}
      </div>
      <Hints />
    </section>
  );
}

const { title, drag, click, keys, again } = texts.hints;
const hints = [
  [CalendarDays, drag],
  [MousePointerClick, click],
  [Keyboard, keys],
  [Undo2, again],
] as const;

const Hints = () => (
  <div className="rounded-card border border-hairline bg-surface p-5">
    <h2 className="display-18">{title}</h2>
    <ul className="mt-2 grid gap-2 text-14">
      {hints.map(([Icon, hint]) => (
        <li key={hint} className="flex gap-3">
          <Icon className="mt-0.5 size-4 shrink-0 text-plum" strokeWidth={1.75} aria-hidden />
          {hint}
        </li>
      ))}
    </ul>
  </div>
);
