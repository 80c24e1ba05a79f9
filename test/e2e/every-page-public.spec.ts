import { expect, it } from '@jest/globals';
import { EditorPage } from './support/editor-page.js';
import { SignInPage } from './support/sign-in-page.js';
import { Stage } from './support/stage.js';
import { usableByEverybody, type Reach } from './support/usable-by-everybody.js';

const stage = Stage.forThisFile(() => ({ listings: 30 }));

const webstore = '/wildrye-photographs';

/** Public pages in the states that look different, and how to get there. */
const pages: [string, Reach][] = [
  ['the landing page', async ({ page }) => void (await page.goto('/'))],
  ['the list of categories', async ({ page }) => void (await page.goto('/vendor-categories'))],
  [
    'a webstore with all its questions and the months to come',
    async ({ page }) => {
      await page.goto(webstore);
      await page.getByRole('button', { name: /^View \d+ more$/ }).click();
      await page.getByRole('button', { name: 'Later month' }).click();
    },
  ],
  [
    'a large picture',
    async ({ page }) => {
      await page.goto(webstore);
      await page
        .getByRole('button', { name: /^Open picture 1/ })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Pictures of Wildrye Photographs' }).waitFor();
    },
  ],
  [
    'the question who somebody is',
    async ({ page }) => {
      await page.goto(webstore);
      await page.getByRole('link', { name: 'Sign up' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'I am planning a wedding' }).waitFor();
    },
  ],
  [
    'signing in over a page',
    async ({ page }) => {
      await page.goto(webstore);
      await page.getByRole('link', { name: 'Sign in', exact: true }).click();
      await page.getByRole('button', { name: 'I am planning a wedding' }).click();
      await new SignInPage(page).password.waitFor();
    },
  ],
  [
    'a webstore as its owner sees it',
    async ({ page }) => {
      await EditorPage.signedIn(page);
      await page.goto(webstore);
      await page.getByRole('link', { name: 'Edit your page' }).waitFor();
    },
  ],
  [
    'the general error page of vendors',
    async ({ page }) => {
      await EditorPage.signedIn(page);
      await page.goto('/vendor/error');
      await page.getByRole('heading', { name: 'That did not work' }).waitFor();
    },
  ],
];

it.each(pages)('%s can be used by everybody, in both colour schemes and on a phone', (_name, reach) =>
  stage.visit(usableByEverybody(reach))(),
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
