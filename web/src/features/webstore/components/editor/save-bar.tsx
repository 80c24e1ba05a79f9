import { editAbout as texts } from '../../../../texts/edit-about.js';
import { editor as shared } from '../../../../texts/editor.js';
import { Button } from '../../../../ui/button.js';
import type { EditorControls } from '../../use-section-editor.js';
import { OutcomeNotice } from '../outcome-notice.js';
import { StickyBar } from '../sticky-bar.js';
import { useUncoveredField } from '../use-uncovered-field.js';

interface SaveBarProps {
  /** The form that Save submits, or its handler if there is none. */
  save: { formId: string } | { onPress: () => void };
  editor: EditorControls;
  /** Description of unsaved changes, if their number is not enough. */
  unsaved?: string;
  /** Shown without unsaved changes, if the page shows all saved ones; a text that fits every page when null. */
  idle: string | null;
  /** Whether saved changes are on the page without a publish. */
  isLive?: boolean;
  /** A step before publishing that replaces its button, such as a choice to confirm. */
  next?: { status: string; label: string; onPress: () => void };
}

/** A sticky bar at the bottom: unsaved changes, the actions on them (WS-27), and the last result. */
export function SaveBar({ save, editor, unsaved, idle, isLive = false, next }: SaveBarProps) {
  const { changes, doing, draft, outcome, discard } = editor;
  const isChanged = changes.length > 0;
  const ref = useUncoveredField<HTMLDivElement>(outcome);
  const submits = 'formId' in save ? ({ type: 'submit', form: save.formId } as const) : save;
  const hasToSave = isChanged || next !== undefined;
  const status = next
    ? next.status
    : isChanged
      ? (unsaved ?? texts.changes(changes.length))
      : outcome === 'saved'
        ? texts.saved
        : draft.publishStatus === 'Unpublished Changes' && !isLive
          ? texts.notPublished
          : (idle ?? shared.previewPage.idle);
  return (
    <StickyBar>
      <div ref={ref} className="wrap not-empty:pt-3">
        <OutcomeNotice editor={editor} />
      </div>
      <div className="wrap flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 desk:py-3">
        <p role="status" className="mr-auto flex min-h-9 items-center gap-2.5 text-14">
          {(isChanged || next) && <span className="size-2 shrink-0 rounded-full bg-amber" aria-hidden />}
          <span className={isChanged || next ? 'font-strong' : 'text-muted'}>{status}</span>
        </p>
        {isChanged && (
          <Button
            kind="quiet"
            className="-mr-3 max-tablet:h-9 tablet:mr-0"
            isDisabled={doing !== null}
            onPress={discard}
          >
            {texts.discard}
          </Button>
        )}
        <div className="flex w-full gap-3 max-tiny:flex-col tablet:w-auto">
          <Button
            {...(isChanged || !next ? submits : { onPress: next.onPress })}
            className="max-phone:px-3"
            isDisabled={!hasToSave || doing !== null}
          >
            {doing === 'save' ? texts.saving : hasToSave ? texts.save : texts.autoSaved}
          </Button>
          <PrimaryButton editor={editor} next={next} />
        </div>
      </div>
    </StickyBar>
  );
}

/** The next step: to publish, or a step before that. */
function PrimaryButton({ editor, next }: Pick<SaveBarProps, 'editor' | 'next'>) {
  const { changes, doing, draft, publish } = editor;
  const task = next ? 'save' : 'publish';
  const mayPublish = changes.length > 0 || draft.publishStatus !== 'Published';
  return (
    <Button
      kind="primary"
      className="grow px-4 max-phone:px-2"
      isPending={doing === task}
      isDisabled={(!next && !mayPublish) || (doing !== null && doing !== task)}
      onPress={next ? next.onPress : () => void publish()}
    >
      {next ? next.label : doing === 'publish' ? texts.publishing : texts.publish}
    </Button>
  );
}
