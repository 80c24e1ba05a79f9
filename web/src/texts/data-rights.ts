import { count } from './count.js';

/** Words for what people may do with everything that is held about them. */
export const dataRights = {
  impersonated: 'Only the person can ask for a copy of their data or close the account. You are acting for them.',
  failed: 'This could not be loaded.',
  data: {
    title: 'Your data',
    lead: 'A copy of everything we hold about you, as a zip of text files.',
    ask: 'Ask for a copy',
    question: 'Ask for a copy of your data?',
    what: 'The copy holds everything we know about you, so first show that it is you.',
    confirm: 'Get my copy',
    cancel: 'Cancel',
    dismiss: 'Close this window',
    requested: 'We are putting your copy together',
    requestedText: 'This takes a minute or so. You can leave this page: we will mail you when it is ready.',
    ready: 'Your copy is ready',
    readyText: (until: string, size: string) => `Download it until ${until} (${size}). After that it is deleted.`,
    download: 'Download your copy',
    failed: 'Your copy could not be made',
    failedText: 'Something went wrong on our side. Nothing is lost; ask for it again.',
    again: 'Ask again',
    size: (bytes: number) =>
      bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
  },
  proof: {
    password: 'Your password',
    code: 'Code',
    codeHint: 'Six digits, from the mail.',
    codeText: 'You sign in without a password here, so we mail you a code to be sure that it is you.',
    sendCode: 'Mail me a code',
    codeSent: 'The code is on its way.',
    fields: {
      password: { 'wrong-password': 'This is not your password.', required: 'Enter your password.' },
      otp: { required: 'Enter the code from the mail.', matches: 'The code has six digits.' },
    },
  },
  close: {
    title: 'Close account',
    lead: (days: number) =>
      `Your account is erased ${count(days, 'day')} after you close it. Until then you can keep it.`,
    open: 'Close account',
    operator: 'You are an operator. Another operator has to take that role from you before this account can be closed.',
    question: 'Close your account?',
    what: 'This is what happens:',
    steps: (days: number, isVendor: boolean) => [
      'You are signed out everywhere, at once.',
      ...(isVendor ? ['Your pages leave the site and the search, at once.'] : []),
      `For ${count(days, 'day')} you can sign in and keep the account. Everything comes back as it was.`,
      isVendor
        ? 'After that your account and your pages are erased for good.'
        : 'After that your account and what you saved are erased for good.',
      'We keep a record that an account was erased, without your name or address.',
    ],
    confirm: 'Close my account',
    cancel: 'Keep my account',
    dismiss: 'Close this window',
    done: 'Your account is closed',
    doneText: (day: string) =>
      `It is erased on ${day}. If you change your mind, sign in before that day and choose “Keep my account”. We have mailed you this too.`,
    leave: 'Leave',
  },
  closing: {
    area: 'Account',
    title: (day: string) => `Your account will be erased on ${day}`,
    text: 'It is closed: others do not see anything of it. Keep it, and everything comes back as it was.',
    keep: 'Keep my account',
    kept: 'You keep your account',
  },
};
