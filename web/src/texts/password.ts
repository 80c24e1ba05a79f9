/** Words of the fields for a password. */
export const password = {
  label: 'New password',
  /** A hint, no maximum (ID-25). */
  hint: '8-12 characters, with upper and lower case, a digit and a sign',
  confirm: 'Confirm the password',
  show: 'Show the password',
  hide: 'Hide the password',
};
