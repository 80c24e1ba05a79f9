import type { InvoiceStatus } from '#contracts/billing/billing.views.js';
import type { SubscriptionStatus } from '#contracts/billing/subscription-status.js';
import { count } from './count.js';

const invoiceStatus: Record<InvoiceStatus, string> = {
  draft: 'Draft',
  open: 'Open',
  paid: 'Paid',
  uncollectible: 'Failed',
  void: 'Canceled',
};

const contractStatus: Record<SubscriptionStatus, string> = {
  incomplete: 'Unpaid',
  trial: 'Free trial',
  active: 'Active',
  pastDue: 'Past due',
  paused: 'Paused',
  ended: 'Ended',
};

/** Words of the account pages about plans, invoices and contracts. */
export const subscriptions = {
  failed: 'We couldn’t load your plan',
  none: {
    title: 'You don’t have a plan yet',
    text: 'Starter is free for 90 days. Essential and Premium begin with a free 120-day trial.',
    action: 'See plans',
  },
  plan: {
    seats: (quantity: number, billing: string) => `${count(quantity, 'seat')}, billed ${billing}`,
    billedMonthly: 'monthly',
    billedAnnually: 'annually',
    freeUntil: (day: string) => `Free until ${day}`,
    endsOn: (day: string) => `Ends on ${day}`,
    price: 'Price',
    priceFrom: (day: string) => `From ${day}`,
    perMonth: (price: string) => `${price} a month`,
    perYear: (price: string) => `${price} a year`,
    next: 'Next billing date',
    noNext: 'None',
    card: 'Card',
    cardEnding: (last4: string) => `Ending in ${last4}`,
    noCard: 'None on file',
    change: 'Change plan or seats',
    portal: 'Card and invoices',
    newTab: '(opens in a new tab)',
    opening: 'Opening the portal',
  },
  /** Reasons why a vendor has to do something about the plan, by `PlanTrouble`. */
  trouble: {
    pastDue: {
      title: 'Your last payment didn’t go through',
      text: 'We’ll keep trying, and your pages keep their features in the meantime. Check your card in the billing portal.',
      action: 'See your plan',
    },
    paused: {
      title: 'Your plan is paused',
      text: 'Your free trial is over, and there’s no card on file. Everything you wrote is saved. Add a card to continue.',
      action: 'See your plan',
    },
    listingPaused: {
      title: 'Couples can’t find your page',
      text: 'Your free 90 days on Starter are over, and there’s no card on file. Everything you wrote is saved, and your page comes back as it was once you add a card.',
      action: 'Add a card',
    },
  },
  seats: {
    heading: 'Seats',
    lead: 'Each page can have one seat. A seat gives the page the features of its plan.',
    assigned: (used: number, of: number, plan: string) =>
      `${used} of ${of} ${plan} ${of === 1 ? 'seat' : 'seats'} assigned`,
    order: 'If you reduce your seats, the newest ones are released first',
    since: (day: string) => `Since ${day}`,
    free: 'Unused seat',
    freeText: (plan: string) => `${plan}, for one more page`,
    assign: 'Assign',
    release: 'Release',
    releaseOf: (page: string) => `Release the seat for ${page}`,
    assignTitle: (plan: string) => `Assign a ${plan} seat`,
    choose: 'Which page gets the seat?',
    allSeated: 'All your pages have a seat. Add another location first.',
    unnamed: 'Unnamed page',
    unknownPage: 'Another page',
    releaseTitle: (page: string) => `Release the seat for ${page}?`,
    releaseText:
      'Couples will no longer see what this plan adds to the page. Nothing is deleted: it comes back with another seat.',
    keep: 'Keep the seat',
    assignedNow: (page: string) => `${page} has a seat now`,
    releasedNow: (page: string) => `${page} no longer has a seat`,
    /** BIL-53 */
    unknownError: 'Unknown error. Please try again.',
  },
  ending: {
    title: (plan: string, day: string) => `${plan} ends on ${day}`,
    text: 'Your pages keep its features until then, then go back to Starter. Nothing you wrote is lost. Changed your mind? You can keep the plan in the billing portal.',
    keep: (plan: string) => `Keep ${plan}`,
  },
  stopping: {
    heading: 'Canceling',
    lead: 'Nothing is lost, and there’s no fine print.',
    text: 'You can cancel in the billing portal. Your pages keep their features until the end of the period you’ve paid for, then go back to Starter.',
    action: (plan: string) => `Cancel ${plan}`,
  },
  /** BIL-50 */
  updated: 'Subscription Updated',
};

/** Words of the page with the invoices. */
export const billingHistory = {
  heading: 'Billing history',
  lead: 'Amounts in US dollars. Sales tax is $0.00.',
  failed: 'We couldn’t load your invoices',
  columns: { date: 'Date', number: 'Invoice', lines: 'For', amount: 'Amount', status: 'Status', download: 'Download' },
  noNumber: 'Not sent yet',
  status: invoiceStatus,
  download: (number: string) => `Download invoice ${number} (opens in a new tab)`,
  shown: (number: number) => count(number, 'invoice'),
  more: 'Show more',
  none: {
    title: 'No invoices yet',
    text: 'There are no invoices for your plan yet. The first one will appear here.',
  },
};

/** Words of the page with past and present plans. */
export const contracts = {
  heading: 'Contracts',
  lead: 'Your plans, past and present.',
  failed: 'We couldn’t load your contracts',
  columns: { plan: 'Plan', seats: 'Seats', start: 'Start', renewal: 'Renewal', end: 'End', status: 'Status' },
  earlier: 'Earlier plan, no longer offered',
  noDay: 'None',
  open: 'No end date',
  status: contractStatus,
  none: { title: 'No contracts yet', text: 'Your plans will appear here, with their start, renewal and end.' },
  agreement: {
    title: 'Terms of service',
    accepted: 'Accepted',
    notAccepted: 'Not accepted yet',
    read: 'Read the terms of service',
  },
};
