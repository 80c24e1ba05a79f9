import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../support/posy/eventually.js';
import { AmenitiesPage } from './support/amenities-page.js';
import { DirectoryPage } from './support/directory-page.js';
import { EditorPage } from './support/editor-page.js';
import { hasFocus } from './support/keyboard.js';
import { recordCalls } from './support/record-calls.js';
import { Stage } from './support/stage.js';

const stage = Stage.own();

const webAddress = '/wildrye-photographs';
const saveCalls = /^\/api\/webstores$/;

/** Opens the public page and waits for a vendor of this name. */
async function readPage(page: Page, name: string): Promise<void> {
  await page.goto(webAddress);
  await page.getByRole('heading', { name, level: 1, exact: true }).waitFor();
}

/** Opens the public page and waits for the text that there is none. */
async function findNoPage(page: Page): Promise<void> {
  await page.goto(webAddress);
  await page.getByText("Sorry, we couldn't find that page.").first().waitFor();
}

describe('a vendor who publishes', () => {
  it(
    'changes the name and a service, which visitors see only after a publish [WS-37 WS-189 WS-190]',
    stage.visit(async ({ page }, another) => {
      const editor = await EditorPage.signedIn(page);
      const saves = recordCalls(page, 'PATCH', saveCalls);
      const couple = (await another()).page;
      const drone = couple.getByRole('main').getByRole('listitem').filter({ hasText: 'Drone' });
      const amenities = await AmenitiesPage.inTab(page);
      await amenities.press('Drone');
      await editor.saves();
      await editor.open();
      await editor.name.fill('Wildrye & Daughters');
      await editor.saves();
      const saved: object = { id: expect.any(String), version: expect.any(Number) };
      expect(saves.map((call) => call.postDataJSON() as unknown)).toEqual([
        { ...saved, services: expect.any(Array) },
        { ...saved, name: 'Wildrye & Daughters' },
      ]);
      await editor.says('Unpublished changes');
      await readPage(couple, 'Wildrye Photographs');
      expect(await drone.count()).toBe(0);
      await couple.goto('/vendors?name=wildrye');
      expect(await new DirectoryPage(couple).names()).toContain('Wildrye Photographs');

      const version = await stage.site.whileWorkersAreFrozen(async () => {
        const published = await editor.publish();
        await editor.isAt('Queued', published);
        return published;
      });
      await editor.isLive(version);
      await editor.says(/^Published$/);

      await editor.progress(version).getByRole('link', { name: 'Find it in the directory' }).click();
      await new DirectoryPage(page).link('Wildrye & Daughters').click();
      await page.getByRole('heading', { name: 'Wildrye & Daughters', level: 1 }).waitFor();
      expect(new URL(page.url()).pathname).toBe(webAddress);
      await readPage(couple, 'Wildrye & Daughters');
      await drone.waitFor();
    }),
  );

  it(
    'saves and publishes in one step',
    stage.visit(async ({ page }) => {
      const editor = await EditorPage.signedIn(page);
      await editor.name.fill('Wildrye in One Step');
      await editor.publishes();
      await page.getByRole('link', { name: 'See your page' }).click();
      await page.getByRole('heading', { name: 'Wildrye in One Step', level: 1 }).waitFor();
    }),
  );

  it(
    'takes the page offline after a confirmation, and puts it back [WS-189 WS-191]',
    stage.visit(async (visitor, another) => {
      const { page } = visitor;
      const couple = await another();
      couple.expectsFailures(/404.*\/wildrye-photographs/);
      const editor = await EditorPage.signedIn(page);
      await editor.name.fill('Wildrye Comes and Goes');
      await editor.publishes();
      const question = page.getByRole('alertdialog', { name: 'Take your page offline?' });
      await page.getByRole('button', { name: 'Unpublish' }).click();
      await question.getByText('couples will no longer find Wildrye Comes and Goes').waitFor();
      await question.getByRole('button', { name: 'Keep it online' }).click();
      await question.waitFor({ state: 'hidden' });
      await readPage(couple.page, 'Wildrye Comes and Goes');

      await page.getByRole('button', { name: 'Unpublish' }).click();
      await question.getByRole('button', { name: 'Unpublish' }).click();
      await editor.says('Your page is offline. Your draft is saved.');
      await editor.says(/^Unpublished$/);
      await findNoPage(couple.page);
      const directory = new DirectoryPage(couple.page);
      const found = async () => {
        await couple.page.goto('/vendors?name=wildrye%20comes');
        await directory.count.getByText(/vendors?\b/).waitFor();
        return directory.link('Wildrye Comes and Goes').count();
      };
      await eventually(found, (cards) => cards === 0);

      await editor.publishes();
      await readPage(couple.page, 'Wildrye Comes and Goes');
      expect(await found()).toBe(1);
    }),
  );
});

describe('a draft', () => {
  it(
    'is restored after a reload, although it is not published',
    stage.visit(async ({ page }) => {
      const editor = await EditorPage.signedIn(page);
      await editor.name.fill('Wildrye, Kept');
      await editor.saves();
      const amenities = await AmenitiesPage.inTab(page);
      const hadHalfDay = await amenities.service('Half day').isChecked();
      await amenities.press('Half day');
      await editor.saves();
      await page.reload();
      await amenities.isThere();
      expect(await amenities.service('Half day').isChecked()).toBe(!hadHalfDay);
      await editor.says('Unpublished changes');
      await editor.open();
      expect(await editor.name.inputValue()).toBe('Wildrye, Kept');
    }),
  );

  it(
    'changed in two tabs loses nothing: the later tab shows a notice, and saves on top',
    stage.visit(async (visitor) => {
      visitor.expectsFailures(/409.*\/api\/webstores/);
      const first = await EditorPage.signedIn(visitor.page);
      const other = await visitor.openTab();
      const second = await EditorPage.inTab(other);
      await first.name.fill('Wildrye of the First Tab');
      await first.saves();

      await second.summary.fill('The words of the second tab.');
      await second.save.click();
      const told = other.getByRole('alert').filter({ hasText: 'Someone changed this page after you opened it' });
      await told.waitFor();
      expect(await second.summary.inputValue()).toBe('The words of the second tab.');
      await told.getByRole('button', { name: 'Keep my changes' }).click();
      await eventually(
        () => second.name.inputValue(),
        (name) => name === 'Wildrye of the First Tab',
      );
      expect(await told.count()).toBe(0);
      await second.saves();

      await visitor.page.reload();
      await first.name.waitFor();
      expect(await first.name.inputValue()).toBe('Wildrye of the First Tab');
      expect(await first.summary.inputValue()).toBe('The words of the second tab.');
    }),
  );

  it.each([
    ['too long', 'a'.repeat(121), /up to 120 characters/],
    ['empty', '', /Enter a business name/],
    ['begun with a space', ' Wildrye', /must not start or end with whitespace/],
  ])('with a name that is %s is refused at the field, and nothing is saved', (_what, name, reason) =>
    stage.visit(async ({ page }) => {
      const editor = await EditorPage.signedIn(page);
      const kept = await editor.name.inputValue();
      const saves = recordCalls(page, 'PATCH', saveCalls);
      await editor.name.fill(name);
      await editor.save.click();
      const refused = page.getByRole('textbox', { name: 'Business name', description: reason });
      await refused.waitFor();
      expect(await refused.getAttribute('aria-invalid')).toBe('true');
      await hasFocus(refused);
      await editor.discard.click();
      expect(await editor.name.inputValue()).toBe(kept);
      await page.reload();
      await editor.name.waitFor();
      expect(await editor.name.inputValue()).toBe(kept);
      expect(saves).toEqual([]);
    })(),
  );

  it(
    'with unsaved changes asks for a confirmation before it is left [WEB-30]',
    stage.visit(async ({ page }) => {
      const editor = await EditorPage.signedIn(page);
      // A name that would be accepted saves itself.
      await editor.name.fill('');
      await page.getByRole('link', { name: 'Vendors' }).click();
      const question = page.getByRole('alertdialog', { name: 'You have unsaved changes' });
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await question.waitFor({ state: 'hidden' });
      expect(await editor.name.inputValue()).toBe('');
      await page.getByRole('link', { name: 'Vendors' }).click();
      await question.getByRole('button', { name: 'Discard' }).click();
      await new DirectoryPage(page).names();
    }),
  );
});

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
