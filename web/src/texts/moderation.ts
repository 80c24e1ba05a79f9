import type { ReportDecision } from '#contracts/messaging/report-decision.js';

/** Words of the page on which operators decide reports. */
export const moderation = {
  title: 'Reports',
  lead: 'Couples and vendors whose messages were reported.',
  statuses: { open: 'Open', decided: 'Resolved' },
  statusesLabel: 'Reports by status',
  failed: 'We couldn’t load the reports',
  none: { title: 'No reports', text: 'Reports appear here when someone files one.' },
  subject: { user: 'Couple', webstore: 'Vendor' },
  gone: 'No longer exists',
  by: 'Reported by',
  made: 'Reported',
  details: 'Details',
  noDetails: 'None',
  messages: 'Messages before the report',
  showMessages: 'Show messages',
  noMessages: 'There are no messages.',
  messagesFailed: 'We couldn’t load the messages.',
  sides: { 'event-user': 'Couple', vendor: 'Vendor' },
  decisions: {
    dismissed: {
      action: 'Dismiss',
      done: 'Dismissed',
      title: 'Dismiss this report?',
      text: 'The person can keep sending messages.',
    },
    blocked: {
      action: 'Block sender',
      done: 'Sender blocked',
      title: 'Block the sender?',
      text: 'They can’t send messages anymore. Messages they sent stay where they are.',
    },
  } satisfies Record<ReportDecision, { action: string; done: string; title: string; text: string }>,
  note: 'Reason',
  noteHint: 'Saved with the decision and in the audit log.',
  noteMissing: 'Enter a reason',
  cancel: 'Cancel',
  saved: 'Decision saved',
};
