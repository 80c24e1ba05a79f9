import { password } from './password.js';

/** Errors of a name (ID-21); `required` is `NameRequired`, for the field above it (ID-60). */
const name = (required: string) => ({
  'name-required': required,
  'name-too-long': 'cannot exceed the character limit of 120',
  'name-characters': 'name should not contain special characters or numbers',
});

const email = 'Please enter a valid email address';

const common = {
  readTerms: 'Read the terms',
  privacy: 'Read the privacy policy',
  yourInfo: 'Your info',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  email: 'Email',
  password: 'Password',
  passwordHint: password.hint,
  terms: 'Terms',
  submit: 'Sign up',
  submitting: 'Creating your account',
  /** By the names of the fields (ID-10). */
  fields: {
    Firstname: name('Please enter the first name'),
    Lastname: name('Please enter the last name'),
    Phonenumber: {
      'is-not-empty': 'Please enter the phone number',
      matches: 'Please enter a 10-digit phone number',
    },
    Emailaddress: { 'is-not-empty': 'Please enter your email address', 'is-email': email, 'max-length': email },
    Enterpassword: {
      'is-not-empty': 'Please enter the password',
      'max-length': 'Please use 200 characters or fewer',
      'strong-password': 'Please choose a stronger password.',
      'common-password': 'This password is too common. Choose another one.',
    },
    /** `PasswordsMustMatch` (ID-29) */
    Confirmpassword: { 'is-not-empty': 'Please confirm the password', 'same-as': 'passwords must match' },
    /** `SignupAgreement` (ID-30) */
    Agree: { equals: 'Please agree before you sign up' },
  },
};

/** Texts of the sign-up pages. */
export const signUp = {
  /** For vendors and operators, also where a page of couples has sent them here (ID-100). */
  notForYou: {
    title: 'This page is for couples',
    text: 'You’re signed in with another kind of account. To plan an event, save vendors and message them, sign in with a personal account.',
    vendors: 'See vendors',
    signOut: 'Sign out',
  },
  common,
  vendor: {
    heading: 'Put your work in front of couples',
    lead: 'One account for your webstore, calendar and messages from couples.',
    question: 'Already have an account?',
    logIn: 'Sign in',
    agree: 'I have read and agree to the vendor agreement',
    agreement: 'Read the vendor agreement',
  },
  bride: {
    heading: 'Plan your day in one place',
    lead: 'Save vendors you like and pick up where you left off on any device.',
    question: 'Already have an account?',
    logIn: 'Sign in',
    agree: 'I have read and agree to the terms',
  },
  strength: {
    label: 'Password strength',
    strong: 'Strong',
    medium: 'Medium',
    weak: 'Weak',
    rules: {
      longEnough: 'At least 8 characters',
      mixedCase: 'Upper and lower case',
      numberAndSymbol: 'A number and a symbol',
      impersonal: 'Doesn’t include your name or email',
    },
    kept: 'Done:',
    missing: 'Still missing:',
  },
  code: {
    title: 'Check your email',
    lead: (address: string) => `Enter the 6-digit code we sent to ${address}.`,
    verify: 'Verify',
    /** ID-41 */
    required: 'verification code required',
    /** ID-43 */
    wrong: 'Invalid or expired code',
    waiting: {
      title: 'Your account is ready',
      text: 'Your code hasn’t been sent yet. We’ll keep trying; you can close this page and sign in later.',
    },
    failed: 'We couldn’t check your account',
    almost: 'Almost there',
    almostLead: 'Confirm your email to get started.',
    correct: {
      offer: 'Change email',
      title: 'Where should the code go?',
      lead: 'This becomes your account’s email. The code we sent before no longer works.',
      submit: 'Send the code',
      keep: 'Keep this email',
      done: (address: string) => `We sent a code to ${address}`,
      password: 'Your password',
      fields: {
        email: {
          ...common.fields.Emailaddress,
          /** ID-27 */
          'in-password': 'Your password contains this email. Sign out and sign up with another password.',
        },
        password: { 'is-not-empty': 'Please enter the password', 'wrong-password': 'That’s not your password' },
      },
    },
    logOut: 'Sign out',
  },
  welcome: {
    heading: (firstName: string) => `Welcome, ${firstName}`,
    vendor: 'Your email is confirmed and your account is ready. Next, tell couples what you do.',
    /** ID-36 */
    letsGo: 'Lets go',
    couple: 'Your account is ready. Save the vendors you like, and find them here whenever you come back.',
    planEvent: 'Plan your event',
    seeVendors: 'See vendors',
    favorites: 'Saved vendors',
  },
  vendorEnsure: {
    heading: 'Add a business to your account?',
    text: (address: string) =>
      `This page is for vendors. You’re signed in as ${address}, and this account has no business yet. If you add one, everything you’ve saved stays as it is.`,
    notNow: 'Not now',
  },
  vendorWelcome: {
    heading: 'Get found by couples near you',
    text: 'Show your work, share your open dates, and hear from couples who are planning right now.',
    signUp: 'Sign up',
    logIn: 'Sign in',
    signedIn: 'One step left: add your business, and we’ll set up your webstore.',
    goOn: 'Add my business',
    underWay: 'Adding your business',
    logOut: 'Sign out',
  },
};
