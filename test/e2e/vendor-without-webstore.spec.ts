import { expect, it } from '@jest/globals';
import { codeMailedTo } from '../support/posy/mails.js';
import { EditorPage } from './support/editor-page.js';
import { SignUpPage } from './support/sign-up-page.js';
import { Stage } from './support/stage.js';
import { usableByEverybody } from './support/usable-by-everybody.js';

const stage = Stage.shared();

it(
  'somebody who has just become a vendor, and has no webstore yet, reads so in the editor and can use the page',
  stage.visit(
    usableByEverybody(async ({ page }) => {
      const email = SignUpPage.anAddress('beginner');
      const form = new SignUpPage(page);
      await page.goto('/vendor/signup');
      await form.signUp(email);
      await form.give(await codeMailedTo(email));
      await page.getByRole('link', { name: 'Lets go' }).click();
      await page.getByRole('link', { name: 'Add my business' }).click();
      await page.waitForURL((url) => url.pathname !== '/vendor/ensureVendor' && url.pathname !== '/vendor/welcome');
      await page.goto(EditorPage.path);
      await page.getByRole('heading', { name: 'You don’t have a webstore yet' }).waitFor();
      const onwards = page.getByRole('main').getByRole('link', { name: 'Browse vendors' });
      expect(await onwards.getAttribute('href')).toBe('/vendors');
    }),
  ),
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
