import { siteSettings } from '../lib/site-settings.js';

/** Words of the question who somebody is, before they sign up or log in. */
export const chooseSide = {
  signUp: { heading: () => `Welcome to ${siteSettings.name}`, lead: 'Tell us who you are, and we show you the way.' },
  logIn: { heading: () => 'Good to see you again', lead: 'Where would you like to go?' },
  couple: { title: 'I am planning a wedding', text: 'Find vendors, keep favorites, make a plan.' },
  vendor: { title: 'I offer something for weddings', text: 'Look after your webstore and your requests.' },
  close: 'Close',
};
