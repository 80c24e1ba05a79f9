import type { PublicationState } from '#contracts/directory/directory.views.js';
import type { PublishStatus, TravelOption } from '#contracts/webstore/webstore-content.js';
import type { PublishRequirement } from '#contracts/webstore/publish-requirement.js';

const statuses: Record<PublishStatus, string> = {
  Published: 'Published',
  'Unpublished Changes': 'Unpublished changes',
  Unpublished: 'Unpublished',
};

const missing: Record<PublishRequirement, string> = {
  photo: 'A photo',
  services: 'At least one service',
  category: 'A category',
  priceTier: 'A price tier',
  businessDescription: 'A business summary',
  capacity: 'A guest capacity',
  serviceArea: 'A primary market',
  url: 'A web address',
  name: 'A business name',
};

const steps: Record<Exclude<PublicationState, 'unpublished' | 'refused'>, string> = {
  queued: 'Queued',
  indexing: 'Indexing',
  live: 'Live in search',
};

const travelOptions: Record<TravelOption, string> = {
  locally: 'Locally',
  nationally: 'Nationwide',
  globally: 'Worldwide',
};

/** Words of the vendor's About page. */
export const editAbout = {
  heading: 'About',
  lead: 'The first thing couples read. Keep it simple.',
  firstLead: 'Start with your business name. Couples won’t see anything until you publish.',
  seePage: 'See your page',
  statuses,
  missing: {
    title: 'Before you can publish',
    text: 'These are still missing. Save what you fill in, then publish.',
    items: missing,
  },
  progress: {
    title: (version: number) => `Version ${version}`,
    published: (time: string) => `Published ${time}`,
    steps,
    /** The time is worth a mention only if it is short; a first import takes minutes. */
    liveAfter: (seconds: string) => (Number(seconds) < 60 ? `Live in search after ${seconds} seconds` : steps.live),
    soon: 'Couples will find this version in a moment.',
    slow: 'Search is catching up. This version will go live on its own, so you can leave this page.',
    refused: 'Search couldn’t accept this version. Your page is online; publish again or contact us for help.',
    find: 'Find it in the directory',
  },
  unpublish: {
    action: 'Unpublish',
    title: 'Take your page offline?',
    text: (name: string) =>
      `Couples will no longer find ${name}, and its web address will show “page not found.” Your draft stays as it is, and you can publish it again.`,
    confirm: 'Unpublish',
    keep: 'Keep it online',
    done: 'Your page is offline. Your draft is saved.',
  },
  basics: 'Basics',
  name: 'Business name',
  url: 'Web address',
  urlHelp: 'Letters, numbers and hyphens.',
  addressCheck: {
    free: (address: string) => `${address} is available.`,
    taken: (address: string) => `${address} is not available. Try another one.`,
  },
  categories: 'Categories',
  categoriesHelp: 'Choose what couples book you for. One or two work better than five.',
  categoriesPlaceholder: 'Choose categories',
  subCategories: (category: string) => `What kind of ${category.toLowerCase()}?`,
  summary: 'Business summary',
  summaryHelp: 'Couples see the first 260 characters, then “Read more.”',
  phone: 'Business phone (optional)',
  phoneHelp: 'Couples see it on your page.',
  counter: (used: string, limit: string) => `${used} of ${limit}`,
  price: 'Price',
  priceTier: 'Price tier',
  displayPriceTier: 'Show the price tier on your page',
  capacitySection: 'Capacity',
  capacity: 'Maximum guests',
  capacityHelp: 'The largest group you can host.',
  where: 'Service area',
  travels: 'I travel to couples',
  travelOption: 'How far I travel',
  travelOptions,
  travelDistance: 'Distance',
  miles: (miles: number) => `${miles} miles`,
  serviceArea: 'Primary market',
  serviceAreaHelp: 'City and state, such as Austin, TX.',
  links: {
    title: 'Links',
    help: 'Your website and social profiles. Paste a link, or enter your username.',
    add: 'Add a link',
    choose: 'Choose a network',
    remove: (network: string) => `Remove ${network}`,
  },
  choose: 'Choose',
  save: 'Save',
  autoSaved: 'Auto-saved',
  saving: 'Saving',
  discard: 'Discard',
  publish: 'Save and publish',
  publishing: 'Publishing',
  changes: (count: number) => (count === 1 ? '1 unsaved change' : `${count} unsaved changes`),
  saved: 'Changes saved successfully',
  notPublished: 'Every change is saved. Publish to show it to couples.',
  saveFailed: 'Error saving changes',
  saveRetried: 'Nothing you typed is lost. We’ll keep trying.',
  publishFailed: "Your webstore failed to publish. Don't worry! Its not you. Try publishing it again.",
  unpublishFailed: 'We couldn’t unpublish your page. It’s still online; please try again.',
  stale: {
    title: 'Someone changed this page after you opened it',
    text: 'Your changes are still here but not saved. Load the latest version, or keep your changes and save them over it.',
    load: 'Load the latest version',
    keep: 'Keep my changes',
  },
  leave: {
    title: 'You have unsaved changes',
    text: 'Save them before you leave, or discard them.',
    save: 'Save',
    confirm: 'Discard',
    stay: 'Keep editing',
  },
  none: {
    title: 'You don’t have a webstore yet',
    text: 'Start one now and fill it in at your own pace. Couples won’t see anything until you publish.',
    start: 'Start my webstore',
    starting: 'Setting up your webstore',
    action: 'Browse vendors',
  },
  failed: 'We couldn’t load your webstore',
};
