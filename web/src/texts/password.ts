/** Words of the fields for a password. */
export const password = {
  label: 'New password',
  /** A hint, no maximum (ID-25). */
  hint: 'At least 8 characters, with upper and lower case, a number and a symbol',
  confirm: 'Confirm password',
  show: 'Show the password',
  hide: 'Hide the password',
};
