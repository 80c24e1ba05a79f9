import { siteSettings } from '../base/site-settings.js';

/** Texts of the dialog for couples and vendors, before they sign up or sign in. */
export const chooseSide = {
  signUp: {
    heading: () => `Welcome to ${siteSettings.name}`,
    get lead() {
      return `How will you use ${siteSettings.name}?`;
    },
  },
  logIn: { heading: () => 'Good to see you again', lead: 'Where would you like to go?' },
  couple: { title: 'I’m planning a wedding', text: 'Find and save vendors, and plan your day.' },
  vendor: { title: 'I’m a wedding vendor', text: 'Manage your webstore and requests.' },
  close: 'Close',
};
