import type { EventAnswers } from '#contracts/events/event-setup.js';

/** The props of every step's fields. */
export interface StepFieldsProps {
  answers: EventAnswers;
  onChange: (changes: Partial<EventAnswers>) => void;
  /** Errors by the field names of the api; empty until the step was submitted. */
  problems: Readonly<Record<string, string>>;
  /** The guest count as it is typed. */
  guests: string;
  onGuests: (typed: string) => void;
}
