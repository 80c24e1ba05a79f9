/** Words around the terms that vendors accept; the terms themselves come from the api. */
export const terms = {
  agreement: {
    title: 'Vendor agreement',
    lead: 'What you agree to when you sign up as a vendor. It’s short enough to read in full.',
    description: 'The agreement between vendors and the site: your page, your couples, costs and changes.',
  },
  service: {
    title: 'Terms of service',
    lead: 'The agreement between you and us while you’re a vendor here.',
  },
  version: (number: number, day: string) => `Version ${number}, effective ${day}`,
  failed: 'We couldn’t load the text',
};
