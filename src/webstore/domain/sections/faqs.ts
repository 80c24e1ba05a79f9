import { withoutRules, type SectionRules } from './section-rules.js';

/** Questions and answers (WS-12). */
export const faqs: SectionRules<'faqs'> = {
  ...withoutRules,
  shown: ({ faqs }) => ({ faqs: faqs.map((item, ordinal) => ({ ...item, ordinal })) }),
};
