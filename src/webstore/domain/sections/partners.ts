import { withoutRules, type SectionRules } from './section-rules.js';

/** Recommended businesses (WS-13). */
export const partners: SectionRules<'partners'> = {
  ...withoutRules,
  tidy: ({ partners }) => ({ partners: partners.map((item) => ({ ...item })) }), // as they are stored, not as a request's class
  shown: ({ partners }, { partnersOf }) => ({ partners: partnersOf(partners) }),
};
