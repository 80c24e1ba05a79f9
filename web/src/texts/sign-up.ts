import { password } from './password.js';

/** What is said of a name (ID-21); `required` is `NameRequired`, for the field it stands under (ID-60). */
const name = (required: string) => ({
  'name-required': required,
  'name-too-long': 'cannot exceed the character limit of 120',
  'name-characters': 'name should not contain special characters or numbers',
});

const email = 'Please enter a valid email address';

const common = {
  yourInfo: 'Your info',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  email: 'E-mail',
  password: 'Password',
  passwordHint: password.hint,
  terms: 'Terms',
  submit: 'Sign up',
  submitting: 'Making your account',
  /** By the names of the fields (ID-10). */
  fields: {
    Firstname: name('Please enter the first name'),
    Lastname: name('Please enter the last name'),
    Phonenumber: {
      'is-not-empty': 'Please enter the phone number',
      matches: 'Please enter a phone number of 10 digits',
    },
    Emailaddress: { 'is-not-empty': 'Please enter the email address', 'is-email': email, 'max-length': email },
    Enterpassword: {
      'is-not-empty': 'Please enter the password',
      'max-length': 'Please use at most 200 characters',
      'strong-password': 'Only a strong password can be used. See what it still lacks.',
      'common-password': 'Many people use a password like this. Choose another one.',
    },
    /** `PasswordsMustMatch` (ID-29) */
    Confirmpassword: { 'is-not-empty': 'Please confirm the password', 'same-as': 'passwords must match' },
    /** `SignupAgreement` (ID-30) */
    Agree: { equals: 'Please agree before you sign up' },
  },
};

/** Words of the pages on which somebody makes an account. */
export const signUp = {
  common,
  vendor: {
    heading: 'Put your work in front of couples',
    lead: 'One account for your webstore, your calendar and the couples who write to you.',
    question: 'Do you have an account?',
    logIn: 'Log in',
    agree: 'I have read the vendor agreement and agree to it',
    agreement: 'Read the vendor agreement',
  },
  bride: {
    heading: 'Plan your day in one place',
    lead: 'Keep the vendors you like, and pick up where you left off on any device.',
    question: 'Do you have an account?',
    logIn: 'Log in',
    agree: 'I have read the terms and agree to them',
    /** Where whoever runs the site has no page with terms: nobody says they have read what is not there. */
    agreeWithoutTerms: 'I agree that you keep these details to look after my account',
    agreement: 'Read the terms',
  },
  strength: {
    label: 'Password strength',
    strong: 'Strong',
    medium: 'Medium',
    weak: 'Weak',
    rules: {
      longEnough: '8 characters or more',
      mixedCase: 'Upper and lower case',
      numberAndSymbol: 'A digit and a sign',
      impersonal: 'Without your name or e-mail',
    },
    kept: 'Done:',
    missing: 'Still missing:',
  },
  code: {
    title: 'Check your mail',
    lead: (address: string) => `Type the code of 6 digits that we send to ${address}.`,
    verify: 'Verify',
    /** ID-41 */
    required: 'verification code required',
    /** ID-43 */
    wrong: 'Invalid or expired code',
    waiting: {
      title: 'Your account is made',
      text: 'The mail with your code has not gone out yet. We keep trying, and it comes by itself; you can close this page and log in later.',
    },
    failed: 'We cannot see how far your account is',
    almost: 'Almost there',
    almostLead: 'Once your e-mail is confirmed, we can start.',
    correct: {
      offer: 'Change the e-mail',
      title: 'Where should the code go?',
      lead: 'It becomes the e-mail of your account. The code that we sent before no longer counts.',
      submit: 'Send the code',
      keep: 'Keep this e-mail',
      done: (address: string) => `A code is on its way to ${address}.`,
      password: 'Your password',
      fields: {
        email: {
          ...common.fields.Emailaddress,
          /** ID-27 */
          'in-password': 'Your password has this e-mail in it. Log out and sign up with another password.',
        },
        password: { 'is-not-empty': 'Please enter the password', 'wrong-password': 'This is not your password' },
      },
    },
    logOut: 'Log out',
  },
  welcome: {
    heading: (firstName: string) => `Welcome, ${firstName}`,
    vendor: 'Your e-mail is confirmed and your account is ready. Next you tell couples what you do.',
    /** ID-36 */
    letsGo: 'Lets go',
    couple: 'Your account is ready. Keep the vendors you like, and they will be here whenever you come back.',
    seeVendors: 'See vendors',
    favorites: 'My favorites',
  },
  vendorEnsure: {
    heading: 'Add a business to your account?',
    text: (address: string) =>
      `This page is for vendors. You are signed in as ${address}, and that account has no business yet. Add one, and everything you have saved stays as it is.`,
    notNow: 'Not now',
  },
  vendorWelcome: {
    heading: 'Be found by couples near you',
    text: 'Show your work, say when you are free, and hear from couples who are planning right now.',
    signUp: 'Sign up',
    logIn: 'Log in',
    signedIn: 'You are signed in with an account that has no business yet.',
    goOn: 'Add my business',
    underWay: 'Adding your business',
    logOut: 'Log out',
  },
};
