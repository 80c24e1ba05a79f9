import { useEffect, useRef, useState } from 'react';
import { ChevronLeft } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import type { EventProfileView } from '#contracts/events/events.views.js';
import { firstOpenStep, isReachable } from '#contracts/events/event-setup.js';
import { isSetupStep, setupSteps, stepBefore, type SetupStep } from '#contracts/events/setup-step.js';
import type { FieldErrors } from '#contracts/shared/problem.js';
import { goToFirstError } from '../../../lib/go-to-first-error.js';
import { eventSetup as texts } from '../../../texts/events.js';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Notice } from '../../../ui/notice.js';
import { PageTitle } from '../../../ui/page-title.js';
import { Invitation, InvitationSlip } from './invitation.js';
import { SetupBar } from './setup-bar.js';
import { fieldsOfStep } from './setup-steps.js';
import { problemsOf, stepPath, useSetup } from './use-setup.js';

interface SetupFormProps {
  profile: EventProfileView;
  account: { firstName: string; lastName: string };
  /** The unvalidated step in the address. */
  asked: string | undefined;
  current: SetupStep;
}

/** One step of the setup. A step that does not exist, or is not reached yet, redirects to the current one (EV-13). */
export function SetupForm({ profile, account, asked, current }: SetupFormProps) {
  const step = isSetupStep(asked) ? asked : current;
  const setup = useSetup(profile, account, step);
  const { answers, change, guests, typeGuests, faults, state, savedAt } = setup;
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0 && form.current) goToFirstError(form.current);
  }, [refusals]);
  if (asked !== step || !isReachable(step, answers)) {
    return <Navigate to={stepPath(isReachable(current, answers) ? current : firstOpenStep(answers))} replace />;
  }
  const Fields = fieldsOfStep[step];
  const submit = async () => {
    if (!(await setup.submit())) setRefusals((before) => before + 1);
  };
  return (
    <>
      <SetupBar savedAt={savedAt} isUnsaved={state === 'failed'} onLeave={() => void setup.leave()} />
      <form
        ref={form}
        noValidate
        aria-label={texts.title}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="flex grow flex-col"
      >
        <div className="grid grow desk:grid-cols-[35%_65%]">
          <div className="hidden justify-items-center grid-cols-1 bg-blush-soft px-6 py-14 desk:grid desk:content-start wide:px-12">
            <Invitation answers={answers} />
            <p className="mt-6 text-14 text-muted">{texts.invitation.caption}</p>
          </div>
          <div className="wrap grid content-start py-6 desk:mx-0 desk:w-auto desk:max-w-180 desk:px-12 desk:py-14 wide:px-20">
            <InvitationSlip answers={answers} />
            <StepHead step={step} />
            <div className="mt-8 grid gap-7">
              <StepNotice faults={faults} hasFailed={state === 'failed' && step === 'event-vendors'} />
              <Fields
                key={step}
                answers={answers}
                onChange={change}
                problems={problemsOf(faults)}
                guests={guests}
                onGuests={typeGuests}
              />
            </div>
          </div>
        </div>
        <SetupFoot step={step} chosen={answers.eventVendors.length} isPending={state === 'saving'} />
      </form>
    </>
  );
}

/** Errors of the step as a whole. */
function StepNotice({ faults, hasFailed }: { faults: FieldErrors; hasFailed: boolean }) {
  if (Object.values(faults).some((codes) => codes.includes('date-or-timeline-required'))) {
    return <Notice tone="problem">{texts.dateOrTimeline}</Notice>;
  }
  if (!hasFailed) return null;
  return (
    <Notice tone="problem" title={texts.failed.title}>
      {texts.failed.text}
    </Notice>
  );
}

function StepHead({ step }: { step: SetupStep }) {
  const { name, title, text, isOptional = false } = texts.steps[step];
  return (
    <header>
      <PageTitle title={title} />
      <p className="flex gap-2 text-14 font-medium text-muted">
        <b className="font-strong text-plum">{texts.position(setupSteps.indexOf(step) + 1, setupSteps.length)}</b>
        <span aria-hidden>•</span>
        {name}
      </p>
      <h1 className="display-36 mt-3">{title}</h1>
      <p className="mt-2 text-muted">{text}</p>
      <p className="mt-2 flex items-center gap-2 text-14 text-muted">
        <span aria-hidden className={`size-1.5 rounded-full ${isOptional ? 'border border-line-strong' : 'bg-plum'}`} />
        {isOptional ? texts.optional : texts.required}
      </p>
    </header>
  );
}

/** Sticky at the bottom, so that the button for the next step is always visible. */
function SetupFoot({ step, chosen, isPending }: { step: SetupStep; chosen: number; isPending: boolean }) {
  const before = stepBefore(step);
  const isLast = step === 'event-vendors';
  const isSkip = isLast && chosen === 0;
  const percent = (100 * (setupSteps.indexOf(step) + 1)) / setupSteps.length;
  return (
    <div className="sticky bottom-0 z-10 bg-surface">
      <svg className="block h-1 w-full bg-hairline" aria-hidden>
        <rect width={`${percent}%`} height="100%" className="fill-plum" />
      </svg>
      <div className="wrap flex h-20 items-center gap-4">
        {before && (
          <ButtonLink to={stepPath(before)} kind="quiet" className="-ml-3">
            <ChevronLeft className="size-5" aria-hidden />
            {texts.back}
          </ButtonLink>
        )}
        {isLast && chosen > 0 && <span className="ml-auto text-14 text-muted">{texts.chosen(chosen)}</span>}
        <Button
          type="submit"
          kind={isSkip ? 'line' : 'primary'}
          isPending={isPending}
          className={`min-w-34 ${isLast && chosen > 0 ? '' : 'ml-auto'}`}
        >
          {isSkip ? texts.skip : isLast ? texts.complete : texts.next}
        </Button>
      </div>
    </div>
  );
}
