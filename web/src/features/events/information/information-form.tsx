import { useEffect, useRef } from 'react';
import type { EventProfileView } from '#contracts/events/events.views.js';
import { setupSteps } from '#contracts/events/setup-step.js';
import { goToFirstError } from '../../../lib/go-to-first-error.js';
import { LeaveGuard } from '../../../forms/leave-guard.js';
import { eventInformation as texts, eventSetup } from '../../../texts/events.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/notice.js';
import { fieldsOfStep } from '../setup/setup-steps.js';
import { FollowDate } from './follow-date.js';
import { StyleFields } from './style-fields.js';
import { useInformation } from './use-information.js';

interface InformationFormProps {
  profile: EventProfileView;
  account: { firstName: string; lastName: string };
}

/** The fields of every step of the setup, saved together. */
export function InformationForm({ profile, account }: InformationFormProps) {
  const information = useInformation(profile, account);
  const { answers, change, guests, typeGuests, problems, refusals, isChanged, moved } = information;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0 && form.current) goToFirstError(form.current);
  }, [refusals]);
  return (
    <>
      <LeaveGuard isChanged={isChanged} onSave={information.save} />
      {moved && <FollowDate {...moved} onAnswered={information.forgetMove} />}
      <form
        ref={form}
        noValidate
        aria-label={texts.title}
        onSubmit={(event) => {
          event.preventDefault();
          void information.save();
        }}
        className="grid gap-12"
      >
        {setupSteps.map((step) => {
          const Fields = fieldsOfStep[step];
          return (
            <section key={step} aria-labelledby={`information-${step}`}>
              <h2 id={`information-${step}`} className="display-22 mb-5">
                {eventSetup.steps[step].name}
              </h2>
              <div className="grid gap-6">
                <Fields
                  answers={answers}
                  onChange={change(step)}
                  problems={problems}
                  guests={guests}
                  onGuests={typeGuests}
                />
              </div>
            </section>
          );
        })}
        <StyleFields answers={answers} onChange={change('event-vendors')} />
        {Object.keys(problems).length > 0 && <Notice tone="problem">{eventSetup.checkFields}</Notice>}
        <div className="sticky bottom-(--bottom-bar) z-1 flex items-center gap-4 border-t border-hairline bg-paper py-4 desk:bottom-0">
          <Button type="submit" kind="primary" isPending={information.isPending} isDisabled={!isChanged}>
            {texts.save}
          </Button>
          {isChanged && <span className="text-14 text-muted">{texts.unsaved}</span>}
        </div>
      </form>
    </>
  );
}
