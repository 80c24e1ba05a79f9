import { plans as texts } from '../../../texts/plans.js';
import { Accordion } from '../../../ui/accordion.js';

const { questions } = texts;

/** Common questions about the plans. */
export const PlanQuestions = () => (
  <section className="grid gap-x-12 gap-y-6 grid-cols-1 desk:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]">
    <h2 className="display-28">{questions.heading}</h2>
    <Accordion
      open={[questions.list[0]?.id ?? '']}
      parts={questions.list.map(({ id, title, text }) => ({ id, title, content: text }))}
    />
  </section>
);
