import type { Section } from './section.js';

/** WS-12: at most 240 characters each. */
export interface FaqContent {
  id: string;
  question: string;
  answer: string;
}

/** The section's fields of the draft. */
export interface FaqsContent {
  /** In the order in which they are shown. */
  faqs: FaqContent[];
}

export interface FaqView extends FaqContent {
  ordinal: number;
}

/** The section's fields of the public page. */
export interface FaqsView {
  faqs: FaqView[];
}

export const faqsSection = {
  title: 'FAQs',
  empty: (): FaqsContent => ({ faqs: [] }),
  unlockedBy: 'feature_faqs',
  isOptional: true,
} as const satisfies Section<FaqsContent>;
