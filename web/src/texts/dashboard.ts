import type { SubscriptionTier } from '#contracts/billing/subscription-tier.js';
import type { PublishStatus } from '#contracts/webstore/webstore-content.js';
import { count } from './count.js';
import { inSentence } from './in-sentence.js';

const leads: Record<PublishStatus, string> = {
  Published: 'Your page is up to date.',
  'Unpublished Changes': 'You have changes that couples can’t see yet.',
  Unpublished: 'Couples won’t see anything until you publish.',
};

/** The requirements of the first publish; the action is the link to the page. */
const steps = {
  basics: { name: 'Name and category', text: 'What couples see first in search.', action: 'Add your name' },
  url: { name: 'Web address', text: 'A link to your page that you can share.', action: 'Choose an address' },
  summary: { name: 'A few sentences about you', text: 'The first thing couples read.', action: 'Write a summary' },
  price: { name: 'Price tier', text: 'One to four dollar signs.', action: 'Choose a price tier' },
  market: { name: 'Where you work', text: 'The city and state you serve.', action: 'Add your market' },
  capacity: { name: 'Capacity', text: 'The largest group you can host.', action: 'Add your capacity' },
  services: { name: 'Services', text: 'What you offer, and what couples filter by.', action: 'Choose services' },
  photo: { name: 'A photo', text: 'At least one photo of your work.', action: 'Add a photo' },
};
export type StepName = keyof typeof steps;

const plans: Record<SubscriptionTier, { name: string; text: string; next: string | null; adds: readonly string[] }> = {
  starter: {
    name: 'Starter plan',
    text: 'Includes your profile, services, calendar and partners.',
    next: 'Essential adds',
    adds: ['Packages with prices', 'Answers to common questions', 'Awards and press', 'Reviews from couples'],
  },
  essential: {
    name: 'Essential plan',
    text: 'Includes packages, FAQs, awards and reviews.',
    next: 'Premium adds',
    adds: ['Placement ahead of other results', 'The Premier badge on your card'],
  },
  premium: {
    name: 'Premium plan',
    text: 'Includes every section, the Premier badge and placement ahead of other results.',
    next: null,
    adds: [],
  },
};

/** Texts of the vendor's dashboard. */
export const dashboard = {
  heading: 'Dashboard',
  welcome: (firstName: string) => (firstName === '' ? 'Welcome' : `Welcome, ${firstName}`),
  leads,
  checklist: {
    left: (steps: number) => (steps === 0 ? 'Ready to publish' : `${count(steps, 'step')} left before you can publish`),
    first: 'Couples can find you about a second after you publish.',
    offline: 'Your page is offline. Your draft is saved, and you can publish it again.',
    progress: 'Steps done',
    done: 'Done',
    of: (done: number, all: number) => `${done} of ${all} done`,
    status: 'Not published',
    publish: 'Publish my page',
    steps,
  },
  changes: {
    title: 'Unpublished changes',
    text: 'Your draft has changes that couples can’t see yet.',
    review: 'Review',
    publish: 'Publish changes',
  },
  checking: 'Checking your last publish',
  finish: {
    title: 'Finish your page',
    hidden: {
      name: (section: string) => `Show ${inSentence(section)}`,
      text: 'The section is filled in but turned off.',
      action: (section: string) => `Open ${inSentence(section)}`,
    },
    done: (sections: readonly string[]) => `Done: ${sections.join(', ')}`,
  },
  sections: {
    title: 'Your sections',
    preview: 'Preview your page',
    characters: (characters: number) => count(characters, 'character'),
    services: (services: number, styles: number) =>
      styles === 0 ? count(services, 'service') : `${count(services, 'service')}, ${count(styles, 'style')}`,
    days: (days: number) => `${count(days, 'day')} marked this month and next`,
    photos: (photos: number) => count(photos, 'photo'),
    reviews: 'Connected',
  },
  page: { title: 'Your page', unnamed: 'Your business', open: 'See your page', preview: 'Preview your page' },
  plan: { current: 'Current plan', seePlans: 'See all plans', plans },
};
