import type { ImageReason } from '#contracts/webstore/image-rules.js';
import type { BudgetTier, EventLocationType, EventRole, EventTimeline, EventType } from '#contracts/events/event.js';
import type { SetupStep } from '#contracts/events/setup-step.js';
import { count } from './count.js';
import { inSentence } from './in-sentence.js';
import { validation } from './validation.js';
import { imageReasons } from './image-reasons.js';

const types: Record<EventType, string> = {
  Wedding: 'Wedding',
  Quinceanera: 'Quinceañera',
  Graduation: 'Graduation',
  Prom: 'Prom',
  Homecoming: 'Homecoming',
  FirstCommunion: 'First communion',
  MilitaryBall: 'Military ball',
  Group: 'Group event',
  SpecialOccasion: 'Special occasion',
  PartyOnly: 'Party only',
};

const roles: Record<EventRole, string> = {
  Bride: 'Bride',
  Partner: 'Partner',
  Bridesmaid: 'Bridesmaid',
  MotherOfBrideGroom: 'Mother of the bride or groom',
  GrandmotherOfBrideGroom: 'Grandmother of the bride or groom',
  PartyGoerOther: 'Guest or other',
};

const timelines: Record<EventTimeline, string> = {
  1: 'Less than 6 months',
  2: '6 to 12 months',
  3: 'More than 12 months',
};

const locationTypes: Record<EventLocationType, { name: string; text: string }> = {
  local: { name: 'Local', text: 'Close to where we live' },
  destination: { name: 'Destination', text: 'Everyone travels there' },
  unknown: { name: 'Not sure yet', text: 'Show us both' },
};

const budgets: Record<BudgetTier, { sign: string; name: string }> = {
  'budget-friendly': { sign: '$', name: 'Budget-friendly' },
  standard: { sign: '$$', name: 'Standard' },
  premium: { sign: '$$$', name: 'Premium' },
  luxury: { sign: '$$$$', name: 'Luxury' },
};

const steps: Record<SetupStep, { name: string; title: string; text: string; isOptional?: boolean }> = {
  'event-basics': {
    name: 'You',
    title: 'Whose day is it?',
    text: 'So vendors know who they’re talking to.',
  },
  'event-date': {
    name: 'Date',
    title: 'When is it?',
    text: 'With a date, we can show who’s free. You can change it later.',
  },
  'event-location': {
    name: 'Place',
    title: 'Where will it be?',
    text: 'A city is enough. We’ll show nearby vendors first.',
  },
  'event-details': {
    name: 'Size',
    title: 'How many guests, and what’s your budget?',
    text: 'Venues need to know your guest count, and a budget helps every vendor.',
  },
  'event-vendors': {
    name: 'Vendors',
    title: 'Who are you looking for?',
    text: 'We’ll start your dashboard with these.',
    isOptional: true,
  },
};

/** Errors of a field, by the code of the rule (EV-21 to EV-38). */
const faults: Record<string, string> = {
  'type-required': validation.required('Event type'),
  'role-required': validation.required('Role'),
  'role-not-offered': validation.required('Role'),
  'name-too-long': validation.cannotExceed(120),
  'name-characters': 'Use letters, spaces, apostrophes, hyphens and periods only.',
  'date-required': 'Form can’t be empty',
  'date-is-over': 'This date has passed. Choose today or a later date.',
  'timeline-required': 'Required when timeline is flexible',
  'location-required': validation.required('Place'),
  'location-type-required': validation.required('Place type'),
  'guest-count-minimum': 'Guest count must be greater than 0',
  'guest-count-invalid': 'Guest count must be numeric and at most 100,000',
  'guest-count-required': validation.required('Guests'),
  'budget-required': validation.required('Budget'),
};
const named: Record<string, string> = {
  'eventUser.firstName': validation.required('First name'),
  'eventUser.lastName': validation.required('Last name'),
};

/** The setup of an event. */
export const eventSetup = {
  title: 'Set up your event',
  steps,
  position: (nth: number, all: number) => `${nth} of ${all}`,
  progress: 'Setup',
  required: 'Required',
  optional: 'Optional',
  next: 'Next',
  back: 'Back',
  skip: 'Skip',
  complete: 'Complete',
  chosen: (categories: number) => `${categories} selected`,
  saved: 'Saved',
  notSaved: 'Not saved yet',
  leave: 'Save and leave',
  failed: {
    title: 'We couldn’t save your event',
    text: 'Nothing you entered is lost. Check your connection and press Complete again.',
  },
  loadFailed: { title: 'We couldn’t load your event', text: 'Check your connection and try again.' },
  checkFields: 'Please check the highlighted fields.',
  dateOrTimeline: 'Event date or timeline is required',
  faultOf: (field: string, code: string): string =>
    code === 'name-required' ? (named[field] ?? code) : (faults[code] ?? 'Check this field.'),
  invitation: {
    begins: 'Your invitation starts here',
    caption: 'It fills in as you answer. Only you can see it.',
    guests: (guests: number) => `About ${count(guests, 'guest')}`,
  },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    type: 'What are you planning?',
    role: 'Your role',
    date: 'Event date',
    flexible: 'We’re flexible',
    flexibleText: 'Tell us roughly when instead.',
    timeline: 'How soon is it?',
    chooseTimeline: 'Choose a timeframe',
    place: 'City or ZIP code',
    placeHint: 'For example, Austin, TX',
    clearPlace: 'Clear the place',
    noPlaces: 'No matching places',
    placeUnknown: 'We don’t know yet',
    placeUnknownText: 'Tell us roughly what you have in mind.',
    placeType: 'What kind of place?',
    guests: 'Guests',
    budget: 'Budget',
    unsure: 'We’re not sure yet',
    unsureOfGuests: 'We’re not sure how many yet',
    unsureOfBudget: 'We’re not sure about the budget yet',
    everything: 'We’re looking for everything',
    everythingText: (categories: number) => `All ${categories} categories.`,
    categories: 'Categories',
    earlierMonth: 'Previous month',
    laterMonth: 'Next month',
  },
  types,
  roles,
  timelines,
  locationTypes,
  budgets,
};

const whatIsPlanned: Record<EventType, string> = {
  Wedding: 'your wedding',
  Quinceanera: 'your quinceañera',
  Graduation: 'your graduation',
  Prom: 'your prom',
  Homecoming: 'your homecoming',
  FirstCommunion: 'the first communion',
  MilitaryBall: 'the military ball',
  Group: 'your event',
  SpecialOccasion: 'your celebration',
  PartyOnly: 'your party',
};

/** A couple's dashboard, and its version for visitors. */
export const eventDashboard = {
  title: 'Your event',
  greeting: (hour: number, firstName: string) => {
    const time = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
    return `Good ${time}, ${firstName}`;
  },
  planned: (type: EventType | null) => (type ? whatIsPlanned[type] : 'your event'),
  daysUntil: (days: number) => `${days === 1 ? 'day' : 'days'} until`,
  today: (planned: string) => `Today is ${planned}`,
  daysAgo: (days: number, planned: string) => `${count(days, 'day')} since ${planned}`,
  flexible: { 1: 'In less than 6 months', 2: 'In 6 to 12 months', 3: 'In more than 12 months' },
  changePicture: 'Change picture',
  pictures: 'Dashboard picture',
  picture: (nth: number, alt: string) => alt || `Picture ${nth}`,
  donePictures: 'Done',
  own: {
    title: 'Your own picture',
    help: 'JPEG or PNG, up to 15 MB. It replaces the picture above. Only you see your dashboard.',
    upload: 'Upload a picture',
    replace: 'Replace it',
    remove: 'Remove it',
    shown: 'Your own picture',
    sending: (file: string) => `Uploading ${file}`,
    checking: 'We’re checking your picture. It’ll appear in a moment.',
    refused: (reasons: readonly ImageReason[]) =>
      ['We can’t use this picture.', ...reasons.map((reason) => imageReasons[reason])].join(' '),
  },
  facts: {
    heading: 'Your event',
    date: 'Date',
    place: 'Place',
    guests: 'Guests',
    budget: 'Budget',
    lookingFor: 'Looking for',
    about: (guests: string) => `About ${guests}`,
    categories: (categories: number) => count(categories, 'category', 'categories'),
    open: 'Not decided yet',
    edit: 'Edit',
    editEvent: 'Edit your event',
  },
  favorites: {
    heading: 'Saved vendors',
    all: (all: number) => `All ${all}`,
    saved: (saved: number) => `${saved} saved`,
    booked: 'Booked',
    none: 'None yet',
    noneOf: (category: string) => `No ${inSentence(category)} yet`,
    find: (category: string) => `Find ${inSentence(category)}`,
    empty: 'Tap the heart on any vendor to save them. You’ll find them here, sorted by category.',
    browse: 'Browse vendors',
    failed: { title: 'We couldn’t load your saved vendors', text: 'Check your connection and try again.' },
  },
  booked: {
    heading: 'Booked vendors',
    empty: 'Signed with someone? Mark them here, and we’ll stop suggesting others.',
    add: 'Add a booked vendor',
    remove: (name: string) => `Mark ${name} as not booked`,
    notBooked: 'Mark as not booked',
    gone: 'No longer listed',
    notSaved: 'We couldn’t save that. Check your connection and try again.',
    dialog: {
      title: 'Who did you book?',
      vendor: 'Vendor',
      choose: 'Choose a vendor',
      someoneElse: 'Someone else',
      name: 'Name',
      category: 'What they do',
      chooseCategory: 'Choose a category',
      missing: { vendor: 'Choose who you booked', name: 'Enter a name', category: 'Choose a category' },
      save: 'Mark as booked',
      cancel: 'Cancel',
      close: 'Close',
    },
  },
  suggestions: {
    near: (place: string) => `Near ${place}`,
    nearAndFree: (place: string) => `Near ${place}, free on your date`,
    elsewhere: 'You may like these vendors',
    text: 'Based on what you’re still looking for.',
    more: 'See more',
    failed: { title: 'We couldn’t load suggestions for your date', text: 'Check your connection and try again.' },
  },
  visitor: {
    title: 'One place for your whole day',
    text: 'Tell us the date and place once. See who’s free, and keep everything together.',
    points: [
      { title: 'A countdown and your key details', text: 'Date, place, guests and budget' },
      { title: 'Saved vendors, sorted by category', text: 'Compare three florists side by side' },
      { title: 'Vendors near you who are free', text: 'Based on what you still need' },
    ],
    signUp: 'Sign up',
    logIn: 'I have an account',
    free: 'Free for couples.',
    example: { whose: 'Maya’s wedding', days: 'days', place: 'Wimberley, TX, about 90 guests' },
  },
};

/** The page that edits an event. */
export const eventInformation = {
  title: 'Event information',
  text: 'We’ll show vendors who are nearby and free on your date first.',
  save: 'Save',
  saved: 'Your event has been saved',
  notSaved: 'We couldn’t save your event',
  unsaved: 'You have unsaved changes.',
  styles: {
    heading: 'Styles you love',
    text: 'Optional. Your searches start with them.',
    none: 'Choose the vendors you’re looking for first.',
  },
  follow: {
    title: 'Your date has changed',
    text: (day: string) => `From now on, should searches look for vendors who are free on ${day}?`,
    textWithout: 'Stop searching with the old date?',
    yes: 'Yes, search with the new date',
    no: (day: string) => `Keep ${day}`,
  },
};
