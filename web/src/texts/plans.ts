import type { SubscriptionTier } from '#contracts/billing/subscription-tier.js';

interface PlanWords {
  name: string;
  lead: string;
  includes: readonly string[];
}

const tiers: Record<SubscriptionTier, PlanWords> = {
  starter: {
    name: 'Starter',
    lead: 'A first page, to see how couples respond.',
    includes: ['A page couples can find', '5 photos', 'Inbox and quote requests', 'Availability calendar'],
  },
  essential: {
    name: 'Essential',
    lead: 'For a business that runs on weddings.',
    includes: ['Everything in Starter', '25 photos', 'Packages, FAQs and awards', 'Reviews on your page'],
  },
  premium: {
    name: 'Premium',
    lead: 'For teams and multiple locations.',
    includes: [
      'Everything in Essential',
      'Premier badge and top placement',
      'A retail store on your page',
      'More than one location',
      'A seat for each location',
    ],
  },
};

/** One line of the comparison: a word for each plan, or whether the plan includes it at all. */
interface ComparedLine {
  name: string;
  byTier: Record<SubscriptionTier, string | boolean>;
}

const line = (
  name: string,
  starter: string | boolean,
  essential: string | boolean,
  premium: string | boolean,
): ComparedLine => ({ name, byTier: { starter, essential, premium } });

/** Words about plans: what they include, what they cost, and how they are chosen. */
export const plans = {
  heading: 'A plan for every size of business',
  lead: 'Start free, and upgrade when you’re ready.',
  tiers,
  /** On the card of a plan that is paused. */
  addCard: 'Add a card to continue',
  billing: {
    label: 'Billing',
    monthly: 'Monthly',
    monthlyNote: '120 days free',
    annual: 'Annual',
    annualNote: 'Save 20%',
    monthlyWord: 'monthly',
    annualWord: 'annual',
  },
  /** BIL-7 */
  popular: 'Most Popular!',
  perMonth: 'a month',
  before: (price: string) => `instead of ${price}`,
  starterTerm: (price: string) => `free for 90 days, then ${price} a month`,
  starterNote: 'Cancel anytime',
  starterFolded: (price: string) => `Free for 90 days, then ${price} a month`,
  trialTerm: 'after a free 120-day trial',
  skipTrial: (price: string) => `Skip the trial and save 20%: ${price} a month, billed annually`,
  monthlyFolded: (price: string) => `${price} a month after 120 days`,
  yearly: (price: string) => `${price} a year`,
  annualFolded: (price: string) => `${price} a month, billed annually`,
  saving: (price: string) => `You save ${price} a year`,
  yours: 'Your plan',
  upgrade: (name: string) => `Upgrade to ${name}`,
  change: (name: string) => `Change to ${name}`,
  choose: (name: string) => `Choose ${name}`,
  manage: 'Manage your plan',
  monthlyHint: 'You pay nothing during the 120 days. We’ll email you 7 days before they end.',
  annualHint: 'Annual billing skips the trial and takes 20% off right away.',
  taxHint: 'Prices are in US dollars. Sales tax is $0.00.',
  failed: 'We couldn’t load the prices',
  comparison: {
    heading: 'Side by side',
    label: 'Plans compared',
    feature: 'Feature',
    chosen: 'Plan',
    yes: 'Included',
    no: 'Not included',
    groups: [
      {
        name: 'Your page',
        lines: [
          line('Photos', '5', '25', '25'),
          line('Services, styles, price tier', true, true, true),
          line('Packages', false, true, true),
          line('FAQs', false, true, true),
          line('Awards', false, true, true),
          line('Reviews', false, true, true),
          line('Retail store', false, false, true),
        ],
      },
      {
        name: 'Getting found',
        lines: [
          line('In search and on the map', true, true, true),
          line('Premier badge, ahead of other results', false, false, true),
        ],
      },
      {
        name: 'Working with couples',
        lines: [
          line('Inbox and quote requests', true, true, true),
          line('Availability calendar', true, true, true),
          line('Locations', '1', '1', 'Up to 9; contact us for more'),
        ],
      },
    ],
  },
  questions: {
    heading: 'Common questions',
    list: [
      {
        id: 'trial',
        title: 'What happens after the 120 days?',
        text: 'We’ll email you 7 days before they end. If you do nothing, the plan continues at its monthly price. If you cancel, your page goes back to Starter, and nothing you wrote is lost.',
      },
      {
        id: 'change',
        title: 'Can I change my plan later?',
        text: 'Yes, at any time, on the Subscriptions page of your account.',
      },
      {
        id: 'seat',
        title: 'What is a seat?',
        text: 'A seat gives one page the features of your plan. With three locations on Premium, you need three seats.',
      },
      {
        id: 'many',
        title: 'What if I have ten or more locations?',
        text: 'Contact us, and our team will set everything up with you.',
      },
    ],
  },
};
