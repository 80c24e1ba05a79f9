/** Words of the page that turns off a kind of email. */
export const unsubscribe = {
  title: 'Turn off these emails',
  text: 'You’ll no longer get emails of this kind. Security emails and sign-in codes still arrive.',
  confirm: 'Turn off emails',
  done: (kind: string) => `“${kind}” is off`,
  doneText: 'You can turn it on again in your account settings.',
  settings: 'Account settings',
  noLink:
    'This link is incomplete. Open it again from the email, or sign in and choose which emails you get in your account settings.',
};
