import { expect, it } from '@jest/globals';
import { codeMailedTo } from '../support/posy/mails.js';
import { EditorPage } from './support/editor-page.js';
import { SignUpPage } from './support/sign-up-page.js';
import { Stage } from './support/stage.js';
import { usableByEverybody } from './support/usable-by-everybody.js';

const stage = Stage.shared();

it(
  'a new vendor lands in the editor of a draft webstore, with the business name first, and can save it',
  stage.visit(
    usableByEverybody(async ({ page }) => {
      const email = SignUpPage.anAddress('beginner');
      const form = new SignUpPage(page);
      await page.goto('/vendor/signup');
      await form.signUp(email);
      await form.give(await codeMailedTo(email));
      await page.getByRole('link', { name: 'Lets go' }).click();
      const editor = new EditorPage(page);
      await editor.name.waitFor();
      expect(new URL(page.url()).pathname).toBe(EditorPage.path);
      await page.getByText('Start with your business name').waitFor();
      await editor.name.fill('Wildrye Flowers');
      await editor.saves();
    }),
  ),
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
