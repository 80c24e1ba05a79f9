import { demoId } from './demo-id.js';

/** The quote request that the demo couple sends to every vendor. */
export const demoQuoteRequest = {
  message:
    'We love your work! We’re planning a small outdoor wedding in Wimberley next October and would like to know ' +
    'whether you’re free on our day, and what it would cost.',
  eventTimeline: null,
  budget: 'premium' as const,
  eventType: 'Wedding' as const,
  guestCount: 90,
  place: 'Wimberley, TX',
};

interface DemoConversation {
  /** Index of the webstore. */
  webstore: number;
  /** Messages after the quote request. */
  replies: readonly { by: 'couple' | 'vendor'; text: string }[];
}

/** The first one is with the demo vendor, whose last message waits for the couple; the others have not replied yet. */
export const demoConversations: readonly DemoConversation[] = [
  {
    webstore: 0,
    replies: [
      { by: 'vendor', text: 'Congratulations! Yes, we still have that Saturday open, and we know Wimberley well.' },
      {
        by: 'vendor',
        text: 'For 90 guests most couples choose eight hours with two of us. May I send you a sample album?',
      },
      { by: 'couple', text: 'Please do! The ceremony starts at 5 pm, by the creek. Would the light still be good?' },
      { by: 'vendor', text: 'It will be lovely: in October the sun sets around 7. I’d plan portraits for 6:15.' },
    ],
  },
  { webstore: 1, replies: [] },
  { webstore: 2, replies: [] },
];

/** The same ids whenever the demo data are made, so that nothing is sent twice. */
export const demoMessageId = (conversation: number, nth: number): string => demoId('message', conversation, nth);
