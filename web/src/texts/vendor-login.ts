import { count } from './count.js';
import { signUp } from './sign-up.js';

const { Firstname, Lastname, Phonenumber, Enterpassword } = signUp.common.fields;

const strong =
  'Use at least 8 characters, with upper and lower case, a number and a symbol, and without your name or email.';

/** Errors of forms with a new password, by the names of the fields (ID-29, ID-60). */
const newPassword = {
  Enterpassword: { ...Enterpassword, 'strong-password': strong },
  Confirmpassword: { 'is-not-empty': 'Please confirm the password', 'same-as': 'passwords must match' },
};

/** Errors of forms with a code (ID-40, ID-44, ID-60). */
const code = {
  'is-not-empty': 'Please enter the OTP',
  matches: 'OTP must contain only numbers',
  'max-length': 'OTP must be only 6 characters',
  'is-length': 'OTP must be only 6 characters',
};

/** Texts of the vendors' login page, in each of its states, and of the page for a forgotten password. */
export const vendorLogin = {
  email: {
    heading: 'Vendor sign-in',
    lead: 'Manage your webstore, calendar and messages from couples.',
    label: 'Email',
    submit: 'Continue',
    /** ID-53 */
    unknown: 'Entered email address not found. Please sign up.',
    signUp: 'Sign up',
    question: 'New here?',
    couples: { question: 'Planning a wedding?', link: 'Sign in here' },
    fields: {
      Emailaddress: {
        'is-not-empty': 'Email address is required',
        'is-email': 'Please enter a valid email address',
        'max-length': 'Please enter a valid email address',
      },
    },
  },
  password: {
    heading: 'Enter your password',
    label: 'Password',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
    fields: { Password: { 'is-not-empty': 'password is required' } },
  },
  code: {
    heading: 'Check your email',
    lead: (email: string) => `We sent a 6-digit code to ${email}.`,
    label: 'Code from our email',
    hint: 'It can take 1–2 minutes. Check your spam folder before you request another code.',
    more: 'A few more details',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    submit: 'Verify',
    again: 'Send another code',
    againIn: (seconds: number) => `Send another code in ${count(seconds, 'second')}`,
    notSent: 'Failed to resend Email OTP',
    sentAgain: 'We sent another code',
    /** ID-44 */
    wrong: 'OTP is incorrect or expired',
    fields: {
      EnterOTP: code,
      /** ID-60 */
      Firstname,
      Lastname,
      Phonenumber,
    },
  },
  reset: {
    heading: 'Set a new password',
    /** ID-59 */
    welcome: "Welcome back! We've had a major upgrade. Reset your password to log in to your account.",
    submit: 'Set password',
    /** ID-61 */
    done: 'Password successfully set',
    fields: newPassword,
  },
  forgot: {
    heading: 'Forgot your password?',
    lead: 'Enter your email, and we’ll send you a code to set a new password.',
    submit: 'Send the code',
    codeLead: (email: string) => `If there’s an account for ${email}, we’ve sent a 6-digit code there.`,
    update: 'Update Password',
    back: 'Back to Sign-in',
    /** ID-66 */
    done: 'Password reset successfully',
    fields: { EnterOTP: code, ...newPassword },
  },
  signedInAs: (email: string) => `Signing in as ${email}`,
  otherEmail: 'Use another email',
};
