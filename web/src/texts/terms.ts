/** Words around the terms that vendors accept; the terms themselves come from the api. */
export const terms = {
  agreement: {
    title: 'Vendor agreement',
    lead: 'What you agree to when you sign up as a vendor. It is short, so that you can read all of it.',
    description:
      'What vendors and the site owe each other: your page, your couples, what it costs, and how it changes.',
  },
  service: {
    title: 'Terms of service',
    lead: 'What holds between you and us for as long as you are a vendor here.',
  },
  version: (number: number, day: string) => `Version ${number}, in force since ${day}`,
  failed: 'The text could not be loaded',
};
