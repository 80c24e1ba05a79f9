import type { EventAnswers } from '#contracts/events/event-setup.js';

/** What the fields of every step share. */
export interface StepFieldsProps {
  answers: EventAnswers;
  onChange: (changes: Partial<EventAnswers>) => void;
  /** Why fields were refused, by the names of the api; empty until the step was submitted. */
  problems: Readonly<Record<string, string>>;
  /** The guest count as it is typed. */
  guests: string;
  onGuests: (typed: string) => void;
}
