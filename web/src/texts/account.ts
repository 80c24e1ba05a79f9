import type { NotificationKind } from '#contracts/identity/notification-choices.js';
import { signUp } from './sign-up.js';

const { fields } = signUp.common;

const notifications: Record<NotificationKind, { name: string; text: string }> = {
  messages: { name: 'Messages and quotes', text: 'New messages and replies.' },
  reviews: { name: 'Reviews', text: 'New reviews and requests for reviews.' },
  listing: { name: 'Listing and billing', text: 'Changes to your pages, plan and payments.' },
  news: { name: 'News', text: 'Occasional product news.' },
};

/** Texts of the account pages. */
export const account = {
  heading: 'Your account',
  navigation: 'Account pages',
  information: 'Information',
  settings: 'Settings',
  failed: 'We couldn’t load your account',
  save: 'Save',
  saving: 'Saving',
  /** ID-116 */
  saved: 'Changes saved successfully',
  /** ID-116 */
  notSaved: 'Error saving changes',
  person: {
    title: 'About you',
    text: 'Your name and how vendors can reach you.',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    birthdate: 'Birthdate',
    birthdateHint: 'Only you can see this.',
    fields: {
      firstName: fields.Firstname,
      lastName: fields.Lastname,
      phoneNumber: fields.Phonenumber,
      birthdate: { 'past-day': 'Please enter a date between 1900 and today' },
    },
  },
  email: {
    title: 'Email',
    text: 'You sign in with this address and get our emails there.',
    change: 'Change email',
    unconfirmed: 'This email isn’t confirmed yet. Enter the code we sent you, or correct the address.',
    confirm: 'Confirm email',
    newEmail: 'New email',
    password: 'Your password',
    passwordHint: 'We ask for it so nobody else can change your email.',
    start: 'Send the code',
    keep: 'Keep my current email',
    steps: {
      present: {
        title: 'Step 1 of 2: your current email',
        text: (present: string) => `Enter the 6-digit code we sent to ${present}.`,
      },
      new: {
        title: 'Step 2 of 2: your new email',
        text: (next: string) => `Now enter the code we sent to ${next}.`,
      },
    },
    late: 'Your code hasn’t been sent yet. We’ll keep trying; you don’t need to do anything.',
    verify: 'Verify',
    /** ID-41 */
    required: 'verification code required',
    /** ID-43 */
    wrong: 'Invalid or expired code',
    signedOut: 'Your email was changed. All other devices were signed out.',
    taken: 'There’s already an account with this email. Your email wasn’t changed.',
    fields: {
      email: { ...fields.Emailaddress, 'same-email': 'This is already your email' },
      password: {
        'is-not-empty': 'Please enter the password',
        required: 'Please enter the password',
        'wrong-password': 'That’s not your password',
      },
    },
  },
  password: {
    title: 'Password',
    text: 'Changing your password signs you out on all other devices.',
    none: 'You sign in through another service and don’t have a password here. To set one, sign out and choose “Forgot your password?” on the sign-in page.',
    current: 'Current password',
    next: 'New password',
    hint: signUp.common.passwordHint,
    confirm: 'Confirm the new password',
    fields: {
      currentPassword: {
        'is-not-empty': 'Please enter your current password',
        'max-length': 'That’s not your password',
        'wrong-password': 'That’s not your password',
      },
      password: fields.Enterpassword,
      confirmation: fields.Confirmpassword,
    },
  },
  notifications: {
    title: 'Notifications',
    text: 'Choose which emails you get.',
    kinds: notifications,
    security: {
      name: 'Account security',
      text: 'Codes, and notices about your password, email and sign-in. You can’t turn these off.',
      always: 'Always on',
    },
  },
  sessions: {
    title: 'Where you’re signed in',
    text: 'See all your devices, and sign out of one or all of them.',
    see: 'See where you’re signed in',
  },
  terms: {
    title: 'Terms of service',
    text: 'The agreement between you and us while you’re a vendor here.',
    see: 'Read the terms of service',
  },
  theme: { title: 'Appearance', text: 'Applies to this browser.' },
  removal: {
    title: 'Remove your business',
    /** ID-117 */
    text: 'Your pages are taken down right away. Removing everything else can take up to 2 weeks.',
    reason: 'Why are you leaving? (optional)',
    counter: (used: string, limit: string) => `${used} of ${limit}`,
    ask: 'Request removal',
    question: 'Remove your business?',
    consequence:
      'Your pages are taken down right away, and couples won’t find you anymore. Everything else is removed within 2 weeks. You can cancel until then.',
    confirm: 'Remove my business',
    stay: 'Keep my business',
    asked: 'Request received',
    requested: 'Removal requested',
    since: 'Requested',
    pending:
      'Your pages are off the site. Removing everything can take up to 2 weeks; until then you can cancel the request and publish again.',
    takeBack: 'Cancel the request',
    takenBack: 'Your request was canceled. Publish your page again when you’re ready.',
  },
};
