import { withoutRules, type SectionRules } from './section-rules.js';

/** Recommended businesses (WS-13). */
export const partners: SectionRules<'partners'> = {
  ...withoutRules,
  shown: ({ partners }, { partnersOf }) => ({ partners: partnersOf(partners) }),
};
