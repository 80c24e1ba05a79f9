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
  capacity: 'A capacity',
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
  nationally: 'Across the country',
  globally: 'Anywhere in the world',
};

/** Words of the vendor's About page. */
export const editAbout = {
  heading: 'About',
  lead: 'The first thing couples read. Plain words work best.',
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
    liveAfter: (seconds: string) => `Live in search after ${seconds} s`,
    soon: 'Couples will find this version in a moment.',
    slow: 'Search is catching up. This version goes live by itself, and you can leave this page.',
    refused: 'Search could not take this version. Your page is online; publish again, or ask us for help.',
    find: 'Find it in the directory',
  },
  unpublish: {
    action: 'Unpublish',
    title: 'Take your page offline?',
    text: (name: string) =>
      `Couples will no longer find ${name}, and its web address answers that the page is not found. Your draft stays as it is, and you can publish it again.`,
    confirm: 'Unpublish',
    keep: 'Keep it online',
    done: 'Your page is offline. Your draft is kept.',
  },
  basics: 'Basics',
  name: 'Business name',
  url: 'Web address',
  urlHelp: 'Letters, digits and hyphens.',
  categories: 'Categories',
  categoriesHelp: 'Choose what you are booked for. One or two say more than five.',
  categoriesPlaceholder: 'Choose categories',
  subCategories: (category: string) => `What kind of ${category.toLowerCase()}`,
  summary: 'Business summary',
  summaryHelp: 'Couples see the first 260 characters, then ‘Read more’.',
  counter: (used: string, limit: string) => `${used} of ${limit}`,
  services: 'Services',
  servicesOf: (category: string) => `Services: ${category}`,
  servicesNeedCategory: 'Choose a category above, and its services appear here.',
  styles: 'Styles',
  price: 'Price',
  priceTier: 'Price tier',
  displayPriceTier: 'Show the price tier on your page',
  capacitySection: 'Capacity',
  capacity: 'Guests you have room for',
  capacityHelp: 'The largest number you would say yes to.',
  where: 'Where you work',
  travels: 'You travel to couples',
  travelOption: 'How far',
  travelOptions,
  travelDistance: 'Distance',
  miles: (miles: number) => `${miles} miles`,
  serviceArea: 'Primary market',
  serviceAreaHelp: 'City and state, such as Austin, TX.',
  choose: 'Choose',
  save: 'Save',
  autoSaved: 'Auto-saved',
  saving: 'Saving',
  discard: 'Discard',
  publish: 'Save and publish',
  publishing: 'Publishing',
  changes: (count: number) => (count === 1 ? '1 change not saved' : `${count} changes not saved`),
  saved: 'Changes saved successfully',
  saveFailed: 'Error saving changes',
  publishFailed: "Your webstore failed to publish. Don't worry! Its not you. Try publishing it again.",
  unpublishFailed: 'Your page could not be taken offline. It is still online; try again.',
  stale: {
    title: 'Someone changed this page after you opened it',
    text: 'What you typed is still here and not saved. Load the newest version, or keep your changes and save them on top of it.',
    load: 'Load the newest version',
    keep: 'Keep my changes',
  },
  leave: {
    title: 'You have unsaved changes',
    text: 'Save them before you go on, or let them go.',
    save: 'Save',
    confirm: 'Discard',
    stay: 'Stay here',
  },
  none: {
    title: 'No webstore belongs to this sign-in',
    text: 'As soon as there is one, you edit it here. Until then you can look around as couples do.',
    action: 'See the vendors',
  },
  failed: 'Your webstore could not be loaded',
};
