/** The pages of the editor that the first publish requires. */
const steps = {
  about: { name: 'About your business', text: 'What couples read first, and where they can book you.' },
  amenities: { name: 'Choose your services', text: 'Couples filter by what you select here. One is enough to start.' },
  gallery: { name: 'Show your work', text: 'Couples choose by what they see. One photo is enough to publish.' },
};
export type SetupStepName = keyof typeof steps;

/** Texts of the header above the editor until the first publish. */
export const setupHeader = {
  label: 'Setup',
  count: (step: number, of: number) => `Step ${step} of ${of}`,
  steps,
  done: 'This step is done.',
  ready: 'Everything is in place. Publish when you’re ready.',
  contact: (masked: string) => `The contact email we have for this business is ${masked}.`,
  next: (step: string) => `Next: ${step}`,
  later: 'Finish later',
};
