import type { Screen, StoryScreen } from './screen.ts';

const ofStory = (name: string, story: string, more: Partial<StoryScreen> = {}): StoryScreen => ({
  name: `data-rights${name}`,
  story: `account-data-rights--${story}`,
  ...more,
});
const dialog = { viewportOnly: true } as const;

/** The page about a user's rights on their data. */
export const dataRightsScreens: (Screen | StoryScreen)[] = [
  ofStory('', 'default'),
  ofStory('-on-its-way', 'on-its-way'),
  ofStory('-ready', 'ready'),
  ofStory('-failed', 'failed'),
  ofStory('-loading', 'loading'),
  ofStory('-unknown', 'error'),
  ofStory('-close', 'closing', dialog),
  ofStory('-close-with-a-code', 'closing-with-a-code', dialog),
  ofStory('-close-wrong-password', 'wrong-password', dialog),
  ofStory('-closed', 'closed', dialog),
  ofStory('-grace', 'in-the-grace-period'),
  ofStory('-banner', 'banner'),
  {
    person: 'operator',
    path: '/admin/users?text=couple@posy.example',
    name: 'data-rights-erase-person',
    viewportOnly: true,
    reach: async (page) => {
      await page.getByRole('rowheader').getByRole('link').first().click();
      await page.getByRole('button', { name: 'Erase this person' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
];
