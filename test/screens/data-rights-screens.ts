import { dialog, shownBy, type AnyScreen } from './screen.ts';

/** The page about a user's rights on their data. */
export const dataRightsScreens: AnyScreen[] = [
  ...shownBy('account-data-rights', {
    'data-rights': 'default',
    'data-rights-on-its-way': 'on-its-way',
    'data-rights-ready': 'ready',
    'data-rights-failed': 'failed',
    'data-rights-loading': 'loading',
    'data-rights-unknown': 'error',
    'data-rights-grace': 'in-the-grace-period',
  }),
  ...shownBy('pages-sessions', { 'data-rights-banner': 'of-a-closing-account' }),
  ...shownBy(
    'account-data-rights',
    {
      'data-rights-close': 'closing',
      'data-rights-close-with-a-code': 'closing-with-a-code',
      'data-rights-close-wrong-password': 'wrong-password',
      'data-rights-closed': 'closed',
    },
    dialog,
  ),
  {
    person: 'operator',
    path: '/admin/users?text=couple@posy.example',
    name: 'data-rights-erase-person',
    viewportOnly: true,
    reach: async (page) => {
      await page.getByRole('rowheader').getByRole('link').first().click();
      await page.getByRole('button', { name: 'Erase account' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
];
