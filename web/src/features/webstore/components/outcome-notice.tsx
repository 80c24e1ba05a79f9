import type { ProblemError } from '../../../lib/problem-error.js';
import { editAbout as texts } from '../../../texts/edit-about.js';
import { problems } from '../../../texts/problems.js';
import { site } from '../../../texts/site.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/notice.js';
import { decided } from '../use-publish.js';
import type { EditorControls } from '../use-section-editor.js';

/** The result of the last save, publish or unpublish, unless it succeeded and the page shows it. */
export function OutcomeNotice({ editor }: { editor: EditorControls }) {
  const { outcome, problem } = editor;
  switch (outcome) {
    case null:
    case 'saved':
      return null;
    case 'stale':
      return <Stale editor={editor} />;
    case 'offline':
      return <Notice tone="good">{texts.unpublish.done}</Notice>;
    case 'incomplete':
      return <Notice tone="warning">{problems['not-ready-to-publish']}</Notice>;
    case 'publish-failed':
      // Retrying would not help: the vendor has to decide something first.
      return (
        <Notice tone="problem">
          {problem && decided.includes(problem.code) ? problem.message : texts.publishFailed}
        </Notice>
      );
    case 'unpublish-failed':
      return <Notice tone="problem">{texts.unpublishFailed}</Notice>;
    case 'save-failed':
      return (
        <Notice tone="problem" title={texts.saveFailed}>
          {problem && <p>{problem.message}</p>}
          {problem && isRetried(problem) && <p>{texts.saveRetried}</p>}
          {problem?.correlationId !== undefined && problem.status >= 500 && (
            <p className="text-14">{site.reference(problem.correlationId)}</p>
          )}
        </Notice>
      );
  }
}

/** Whether the changes are saved again by themselves, as `useAutoSave` does. */
const isRetried = ({ status }: ProblemError) => status < 400 || status >= 500;

/** The input does not change before one of both is chosen. */
function Stale({ editor: { doing, loadNewest, keepTyped } }: { editor: EditorControls }) {
  const isDisabled = doing !== null;
  const choices = (
    <>
      <Button size="small" isDisabled={isDisabled} onPress={() => void loadNewest()}>
        {texts.stale.load}
      </Button>
      <Button size="small" isDisabled={isDisabled} onPress={() => void keepTyped()}>
        {texts.stale.keep}
      </Button>
    </>
  );
  return (
    <Notice tone="warning" title={texts.stale.title} actions={choices}>
      <p>{texts.stale.text}</p>
    </Notice>
  );
}
