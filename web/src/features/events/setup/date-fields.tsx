import { useId } from 'react';
import { eventTimelines } from '#contracts/events/event.js';
import { pickDate, pickTimeline, setFlexible } from '#contracts/events/event-date.js';
import { eventSetup as texts } from '../../../texts/events.js';
import DayCalendar from '../../../ui/day-calendar.js';
import { Select } from '../../../ui/select.js';
import { CheckCard } from '../components/check-card.js';
import { FieldProblem } from '../components/field-problem.js';
import type { StepFieldsProps } from './step-fields.js';

const { fields } = texts;
const words = { earlierMonth: fields.earlierMonth, laterMonth: fields.laterMonth };
const spans = eventTimelines.map((id) => ({ id, name: texts.timelines[id] }));

/** A date, or a rough timeline (EV-22). */
export function DateFields({ answers: { eventDate: answer }, onChange, problems }: StepFieldsProps) {
  const problemId = useId();
  const problem = problems['event.eventDate.eventDate'];
  const flexible = (
    <CheckCard
      label={fields.flexible}
      text={fields.flexibleText}
      isSelected={answer.isFlexible}
      onChange={(isOn) => onChange({ eventDate: setFlexible(answer, isOn) })}
    />
  );
  if (answer.isFlexible) {
    return (
      <>
        {flexible}
        <Select
          label={fields.timeline}
          options={spans}
          value={answer.eventTimeline}
          onChange={(timeline) => onChange({ eventDate: pickTimeline(timeline) })}
          placeholder={fields.chooseTimeline}
          errorMessage={problems['event.eventDate.eventTimeline']}
        />
      </>
    );
  }
  return (
    <>
      <div
        tabIndex={problem === undefined ? undefined : -1}
        {...(problem !== undefined && { 'data-invalid': true, 'aria-describedby': problemId })}
        role="group"
        aria-label={fields.date}
        className="grid gap-2 outline-none"
      >
        <div className="grid grid-cols-1 justify-items-center rounded-card border border-line-strong bg-surface p-4 in-data-invalid:border-clay">
          <DayCalendar
            label={fields.date}
            value={answer.eventDate ?? undefined}
            onChange={(day) => onChange({ eventDate: pickDate(day) })}
            words={words}
            takesFocus={false}
            isRoomy
          />
        </div>
        {problem !== undefined && <FieldProblem id={problemId}>{problem}</FieldProblem>}
      </div>
      {flexible}
    </>
  );
}
