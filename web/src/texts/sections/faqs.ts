import { count } from '../count.js';
import type { ListWords } from './section-words.js';

/** Words of FAQs for vendors. */
export const faqs = {
  lead: 'Answer the questions every couple asks.',
  benefit: 'Answer common questions once, and save your time for the rest.',
  reasons: ['Ready-made questions that couples often ask, and your own', 'Your answers are on your page day and night'],
  fill: { text: 'In FAQs, answer what every couple asks.', action: 'Answer a question' },
  suggestion: { name: 'Answer a question', text: 'Answer what every couple asks.', action: 'Add an answer' },
  empty: 'No questions yet. Start with the one couples ask most.',
  count: (items: number) => count(items, 'answer'),
  fields: {
    question: { label: 'Question', most: 240 },
    answer: { label: 'Answer', most: 240 },
  },
  untitled: 'New question',
  question: 'Question',
  custom: 'Write your own question',
  ownQuestion: 'Your question',
  answered: (question: string) => `${question} (answered)`,
  choose: 'Choose a question',
  answer: 'Answer',
  answerHelp: 'Two or three sentences are enough.',
  remove: 'Delete question',
} satisfies ListWords & Record<string, unknown>;
