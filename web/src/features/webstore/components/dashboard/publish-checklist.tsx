import { CircleDashed } from 'lucide-react';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { dashboard } from '../../../../texts/dashboard.js';
import { Button } from '../../../../ui/button.js';
import { ButtonLink } from '../../../../ui/button-link.js';
import { Progress } from '../../../../ui/progress.js';
import { pathsOfEditor } from '../editor/section-states.js';
import type { Publishing } from '../../use-publish.js';
import { ChecklistRow } from './checklist-row.js';
import { publishSteps, type PublishStep } from './publish-steps.js';

const texts = dashboard.checklist;
const paths = pathsOfEditor(undefined);

interface PublishChecklistProps {
  draft: WebstoreDraftView;
  publishing: Publishing;
  /** The current value, if it is more informative than the step's text. */
  basics: string;
}

/**
 * The missing steps of an unpublished page, with the next one highlighted, and a publish button that is enabled after
 * the last.
 */
export function PublishChecklist({ draft, publishing: { publish, isPublishing }, basics }: PublishChecklistProps) {
  const steps = publishSteps(draft);
  const open = steps.filter(({ isDone }) => !isDone);
  const next = open.find(({ section }) => section !== null);
  const progress = texts.of(steps.length - open.length, steps.length);
  return (
    <section
      aria-label={texts.left(open.length)}
      className="overflow-hidden rounded-card border border-hairline bg-surface"
    >
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-b border-hairline px-5 py-5 tablet:px-6">
        <div>
          <h2 className="display-22">{texts.left(open.length)}</h2>
          <p className="text-14 text-muted">{draft.hasBeenPublished ? texts.offline : texts.first}</p>
        </div>
        <div className="grid w-full gap-2 tablet:w-40">
          <p className="text-14 text-muted tablet:text-right">{progress}</p>
          <Progress label={texts.progress} value={steps.length - open.length} of={steps.length} text={progress} />
        </div>
      </header>
      <ol className="divide-y divide-hairline">
        {steps.map((step, nth) => (
          <Step
            key={step.name}
            step={step}
            number={nth + 1}
            isNext={step === next}
            doneText={step.name === 'basics' ? basics : texts.steps[step.name].text}
          />
        ))}
      </ol>
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline bg-sunk px-5 py-4 tablet:px-6">
        <p className="flex items-center gap-3 text-14 font-strong">
          <CircleDashed className="size-5 text-muted" strokeWidth={1.75} aria-hidden />
          {texts.status}
        </p>
        <Button
          kind="primary"
          className="max-tablet:w-full"
          isDisabled={open.length > 0}
          isPending={isPublishing}
          onPress={publish}
        >
          {texts.publish}
        </Button>
      </footer>
    </section>
  );
}

interface StepProps {
  step: PublishStep;
  number: number;
  isNext: boolean;
  doneText: string;
}

function Step({ step: { name, isDone, section }, number, isNext, doneText }: StepProps) {
  const words = texts.steps[name];
  return (
    <ChecklistRow
      name={words.name}
      text={isDone ? doneText : words.text}
      number={number}
      isDone={isDone}
      isNext={isNext}
    >
      {isDone && <p className="text-14 text-muted">{texts.done}</p>}
      {!isDone && section !== null && (
        <ButtonLink to={paths[section]} size="small" kind={isNext ? 'primary' : 'line'}>
          {words.action}
        </ButtonLink>
      )}
    </ChecklistRow>
  );
}
