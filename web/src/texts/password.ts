/** Words of the switch in every field for a password. */
export const password = {
  show: 'Show the password',
  hide: 'Hide the password',
};
