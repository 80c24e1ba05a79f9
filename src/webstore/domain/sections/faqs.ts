import { withoutRules, type SectionRules } from './section-rules.js';

/** Questions and answers (WS-12). */
export const faqs: SectionRules<'faqs'> = {
  ...withoutRules,
  tidy: ({ faqs }) => ({ faqs: faqs.map((item) => ({ ...item })) }), // as they are stored, not as a request's class
  shown: ({ faqs }) => ({ faqs: faqs.map((item, ordinal) => ({ ...item, ordinal })) }),
};
