import { count } from './count.js';

/** Texts about the user's rights on their data. */
export const dataRights = {
  impersonated: 'Only the account owner can request a copy of their data or close the account. You’re acting for them.',
  failed: 'We couldn’t load this.',
  data: {
    title: 'Your data',
    lead: 'Download everything we store about you as a ZIP of text files.',
    ask: 'Request a copy',
    question: 'Request a copy of your data?',
    what: 'The copy contains everything we store about you, so please confirm that it’s you.',
    confirm: 'Get my copy',
    cancel: 'Cancel',
    dismiss: 'Close this window',
    requested: 'We’re preparing your copy',
    requestedText: 'This takes about a minute. You can leave this page; we’ll email you when it’s ready.',
    ready: 'Your copy is ready',
    readyText: (until: string, size: string) => `Available until ${until} (${size}). After that, we delete it.`,
    download: 'Download your copy',
    failed: 'We couldn’t prepare your copy',
    failedText: 'Something went wrong on our end. Please request it again.',
    again: 'Request again',
    size: (bytes: number) =>
      bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
  },
  proof: {
    password: 'Your password',
    code: 'Code',
    codeHint: '6 digits, from our email.',
    codeText: 'You don’t have a password here, so we’ll email you a code to confirm it’s you.',
    sendCode: 'Email me a code',
    codeSent: 'We sent you a code.',
    fields: {
      password: { 'wrong-password': 'That’s not your password.', required: 'Enter your password.' },
      otp: { required: 'Enter the code from our email.', matches: 'The code has six digits.' },
    },
  },
  close: {
    title: 'Close account',
    lead: (days: number) =>
      `Your account is erased ${count(days, 'day')} after you close it. You can reopen it until then.`,
    open: 'Close account',
    operator: 'You’re an operator. Another operator has to remove that role before you can close this account.',
    question: 'Close your account?',
    what: 'Here’s what happens:',
    steps: (days: number, isVendor: boolean) => [
      'You’re signed out everywhere right away.',
      ...(isVendor ? ['Your pages are taken down right away and leave search.'] : []),
      `For ${count(days, 'day')} you can sign in and reopen the account. Everything will be as it was.`,
      isVendor
        ? 'After that, your account and pages are permanently erased.'
        : 'After that, your account and everything you saved are permanently erased.',
      'We keep a record that an account was erased, without your name or contact details.',
    ],
    confirm: 'Close my account',
    cancel: 'Keep my account',
    dismiss: 'Close this window',
    done: 'Your account is closed',
    doneText: (day: string) =>
      `It will be erased on ${day}. If you change your mind, sign in before then and choose “Keep my account.” We’ve also emailed you about this.`,
    leave: 'Done',
  },
  closing: {
    area: 'Account',
    title: (day: string) => `Your account will be erased on ${day}`,
    text: 'It’s closed, and nobody else can see it. Reopen it, and everything will be as it was.',
    keep: 'Keep my account',
    kept: 'Your account is open again',
  },
};
