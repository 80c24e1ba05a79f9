import { planOfTier } from '#contracts/billing/plan.js';
import { formatPrice } from '#contracts/billing/plan-price.js';
import { letter, type LetterPaper } from '#src/platform/mail/letter.js';
import type { Mail } from '#src/platform/mail/mailer.js';
import type { PlanNotice } from './domain/plan-notice.js';
import type { Subscription } from './domain/subscription.js';

interface Words {
  subject: string;
  heading: string;
  paragraphs: string[];
}

type Plan = Pick<Subscription, 'tier' | 'trialEndsAt' | 'unitAmount' | 'quantity' | 'frequency'>;

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const wordsFor: Record<PlanNotice, (name: string, plan: Plan) => Words> = {
  'trial-ends-soon': (name, { trialEndsAt, unitAmount, quantity, frequency }) => ({
    subject: `Your free trial of ${name} ends ${trialEndsAt ? `on ${dayFormat.format(trialEndsAt)}` : 'soon'}`,
    heading: 'Your free trial ends in a week',
    paragraphs: [
      `After that, ${name} costs $${formatPrice((unitAmount * quantity) / 100)} a ${frequency}. If you do nothing, your plan continues with the card on file.`,
      'If there’s no card on file, your plan pauses, and if it’s Starter, your page is taken down. Everything you wrote is saved. You can add a card or cancel under Subscriptions in your account.',
    ],
  }),
  'listing-paused': (name, { unitAmount, quantity, frequency }) => ({
    subject: 'Your page is off the site until you add a card',
    heading: 'Your page is paused',
    paragraphs: [
      `Your free days on ${name} are over, and there’s no card on file. Couples can’t find your page anymore, but everything you wrote is saved.`,
      `Add a card under Subscriptions in your account, and the page comes back as it was. ${name} costs $${formatPrice((unitAmount * quantity) / 100)} a ${frequency}.`,
    ],
  }),
  'payment-failed': (name) => ({
    subject: `We couldn’t charge your card for ${name}`,
    heading: 'Your payment didn’t go through',
    paragraphs: [
      'We’ll try again over the next few days, and your pages keep their features until then.',
      'To fix it now, update your card under Subscriptions in your account.',
    ],
  }),
  'plan-ended': (name) => ({
    subject: `Your ${name} plan has ended`,
    heading: 'Your plan has ended',
    paragraphs: [
      'Your pages are back on Starter. Everything you wrote is saved, and it’ll show again as soon as you choose a plan.',
    ],
  }),
  'seats-released': (name, { quantity }) => ({
    subject: `Some pages no longer have a ${name} seat`,
    heading: 'You have fewer seats now',
    paragraphs: [
      `Your ${name} plan now has ${quantity === 1 ? '1 seat' : `${quantity} seats`}. The pages that got theirs last were moved to Starter, and nothing you wrote was lost.`,
      'You can choose which pages keep a seat under Subscriptions in your account.',
    ],
  }),
};

/** Returns the mail to a vendor about a plan. */
export function planNoticeMail(
  kind: PlanNotice,
  plan: Plan,
  paper: LetterPaper,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const words = wordsFor[kind](planOfTier(plan.tier).name, plan);
  return letter({ ...words, notes: ['You’re getting this email because you have a plan with us.'] }, paper);
}
