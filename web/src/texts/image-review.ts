import { count } from './count.js';

const photos = (number: number) => count(number, 'photo');

/** Texts of the page on which operators decide about photos. */
export const imageReview = {
  title: 'Photos',
  waiting: (number: number) => `${photos(number)} to review`,
  lead: 'Until you decide, only the vendor and operators can see them. The oldest come first.',
  failed: 'We couldn’t load the photos',
  none: { title: 'Nothing to review', text: 'Photos that the automatic check flags will appear here.' },
  label: 'Photos to review',
  keys: 'J and K move between photos, A approves, X selects.',
  select: (webstore: string) => `Select the photo from ${webstore}`,
  selected: (number: number) => `${number} selected`,
  approve: 'Approve',
  approveOf: (webstore: string) => `Approve the photo from ${webstore}`,
  remove: 'Remove',
  removeOf: (webstore: string) => `Remove the photo from ${webstore}`,
  approved: (number: number) => `${photos(number)} approved`,
  removed: (number: number) => `${photos(number)} removed`,
  score: (value: number) => value.toFixed(2),
  nameless: 'No name yet',
  noReason: 'Not checked yet',
  places: { general: 'Gallery', packages: 'Package', awards: 'Award', dashboardhero: 'Dashboard' },
  ask: {
    title: (number: number) => `Remove ${photos(number)}?`,
    text: (number: number) =>
      number === 1
        ? 'This removes it from the draft, the published page and search right away, and deletes the file. The vendor can’t get it back.'
        : 'This removes them from the draft, the published page and search right away, and deletes the files. The vendor can’t get them back.',
    cancel: 'Keep',
  },
};
