import { signUp } from './sign-up.js';

const { Firstname, Lastname, Phonenumber, Enterpassword } = signUp.common.fields;

const strong =
  'Use 8 characters or more, with upper and lower case, a digit and a sign, and without your name or e-mail.';

/** What forms with a new password say of its fields, by the names of the fields (ID-29, ID-60). */
const newPassword = {
  Enterpassword: { ...Enterpassword, 'strong-password': strong },
  Confirmpassword: { 'is-not-empty': 'Please confirm the password', 'same-as': 'passwords must match' },
};

/** What forms with a code say of it (ID-40, ID-44, ID-60). */
const code = {
  'is-not-empty': 'Please enter the OTP',
  matches: 'OTP must contain only numbers',
  'max-length': 'OTP must be only 6 characters',
  'is-length': 'OTP must be only 6 characters',
};

/** Words of the vendors' login page, in each of its states, and of the page for a forgotten password. */
export const vendorLogin = {
  email: {
    heading: 'Vendor log in',
    lead: 'Look after your webstore, your calendar and the couples who write to you.',
    label: 'E-mail',
    submit: 'Continue',
    /** ID-53 */
    unknown: 'Entered email address not found. Please sign up.',
    signUp: 'Sign up',
    question: 'New here?',
    couples: { question: 'Planning a wedding?', link: 'Log in here' },
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
    submit: 'Log in',
    forgot: 'Forgot your password?',
    fields: { Password: { 'is-not-empty': 'password is required' } },
  },
  code: {
    heading: 'Check your mail',
    lead: (email: string) => `We have sent a code of 6 digits to ${email}.`,
    label: 'Code from the mail',
    hint: 'It can take 1-2 minutes. Look among the unwanted mails before you ask for another.',
    more: 'A few things we do not know yet',
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    submit: 'Verify',
    again: 'Send another code',
    againIn: (seconds: number) => `Send another code in ${seconds} s`,
    notSent: 'Failed to resend Email OTP',
    sentAgain: 'Another code is on its way.',
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
    lead: 'Tell us your e-mail, and we send you a code for a new password.',
    submit: 'Send the code',
    codeLead: (email: string) => `If ${email} has an account, a code of 6 digits is on its way there.`,
    update: 'Update Password',
    back: 'Back to Sign-in',
    /** ID-66 */
    done: 'Password reset successfully',
    fields: { EnterOTP: code, ...newPassword },
  },
  signedInAs: (email: string) => `Logging in as ${email}`,
  otherEmail: 'Use another e-mail',
};
