import type { NotificationKind } from '#contracts/identity/notification-choices.js';
import { signUp } from './sign-up.js';

const { fields } = signUp.common;

const notifications: Record<NotificationKind, { name: string; text: string }> = {
  messages: { name: 'Messages and quotes', text: 'Somebody has written to you, or answered.' },
  reviews: { name: 'Reviews', text: 'A review has come in, or somebody asks you for one.' },
  listing: { name: 'Listing and billing', text: 'What happens to a page, a plan or a payment of yours.' },
  news: { name: 'News', text: 'What is new here, now and then.' },
};

/** Words of the pages on which somebody looks after their account. */
export const account = {
  heading: 'Your account',
  navigation: 'Account pages',
  information: 'Information',
  settings: 'Settings',
  failed: 'Your account could not be loaded',
  save: 'Save',
  saving: 'Saving',
  /** ID-116 */
  saved: 'Changes saved successfully',
  /** ID-116 */
  notSaved: 'Error saving changes',
  person: {
    title: 'About you',
    text: 'How we greet you, and how you can be reached.',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    birthdate: 'Birthdate',
    birthdateHint: 'Only you see it.',
    fields: {
      firstName: fields.Firstname,
      lastName: fields.Lastname,
      phoneNumber: fields.Phonenumber,
      birthdate: { 'past-day': 'Please enter a day in the past, from 1900 on' },
    },
  },
  email: {
    title: 'E-mail',
    text: 'You sign in with it, and our mails go there.',
    change: 'Change e-mail',
    unconfirmed: 'This e-mail is not confirmed yet. Type the code from our mail, or correct the e-mail.',
    confirm: 'Confirm it',
    newEmail: 'New e-mail',
    password: 'Your password',
    passwordHint: 'So that nobody else can move your account.',
    start: 'Send the code',
    keep: 'Keep my e-mail',
    steps: {
      present: {
        title: 'Step 1 of 2: your present mailbox',
        text: (present: string) => `Type the code of 6 digits that we send to ${present}.`,
      },
      new: {
        title: 'Step 2 of 2: your new mailbox',
        text: (next: string) => `Now type the code that we send to ${next}.`,
      },
    },
    late: 'The mail with your code has not gone out yet. We keep trying, and it comes by itself.',
    verify: 'Verify',
    /** ID-41 */
    required: 'verification code required',
    /** ID-43 */
    wrong: 'Invalid or expired code',
    signedOut: 'Your e-mail is changed. Every other browser and phone is signed out.',
    taken: 'There is already an account with this e-mail. Your e-mail stays as it is.',
    fields: {
      email: { ...fields.Emailaddress, 'same-email': 'This is your e-mail already' },
      password: {
        'is-not-empty': 'Please enter the password',
        required: 'Please enter the password',
        'wrong-password': 'This is not your password',
      },
    },
  },
  password: {
    title: 'Password',
    text: 'With a new password, every other browser and phone is signed out.',
    none: 'You sign in at another service and have no password here. To set one, log out and choose ‘Forgot your password?’ where you sign in.',
    current: 'Present password',
    next: 'New password',
    hint: signUp.common.passwordHint,
    confirm: 'Confirm the new password',
    fields: {
      currentPassword: {
        'is-not-empty': 'Please enter the present password',
        'max-length': 'This is not your password',
        'wrong-password': 'This is not your password',
      },
      password: fields.Enterpassword,
      confirmation: fields.Confirmpassword,
    },
  },
  notifications: {
    title: 'Notifications',
    text: 'What we may write to you about.',
    kinds: notifications,
    security: {
      name: 'Safety of your account',
      text: 'Codes, and notices about your password, your e-mail and how you sign in. These cannot be switched off.',
      always: 'Always on',
    },
  },
  sessions: {
    title: 'Where you are signed in',
    text: 'Every browser and phone, and the way to sign out of each or of all.',
    see: 'See where you are signed in',
  },
  terms: {
    title: 'Terms of service',
    text: 'What holds between you and us for as long as you are a vendor here.',
    see: 'Read the terms of service',
  },
  theme: { title: 'Appearance', text: 'For this browser.' },
  removal: {
    title: 'Remove your business',
    /** ID-117 */
    text: 'Your pages leave the site at once. Removing everything else can take up to 2 weeks.',
    reason: 'Why do you leave? You need not say.',
    counter: (used: string, limit: string) => `${used} of ${limit}`,
    ask: 'Ask for removal',
    question: 'Remove your business?',
    consequence:
      'Your pages leave the site at once, and couples no longer find you. Everything else is removed within 2 weeks. Until then you can take this back.',
    confirm: 'Remove my business',
    stay: 'Keep my business',
    asked: 'We have your request',
    requested: 'Removal requested',
    since: 'Asked',
    pending:
      'Your pages are off the site. It can take up to 2 weeks until everything is removed; until then you can take the request back and publish again.',
    takeBack: 'Take the request back',
    takenBack: 'Your business stays. Publish your page again when you are ready.',
  },
};
