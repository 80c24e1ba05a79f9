import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { eventually } from '../support/posy/eventually.js';
import { DirectoryPage } from './support/directory-page.js';
import { EditorPage } from './support/editor-page.js';
import { OperationsPage } from './support/operations-page.js';
import { SignInPage } from './support/sign-in-page.js';
import { Stage } from './support/stage.js';

const stage = Stage.forThisFile(() => ({ listings: 30 }));

const own = '/wildrye-photographs';
const edit = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Edit your page' });
const flagged = (page: Page) => page.getByRole('heading', { name: 'Image flagged' });

/** How many pictures the gallery has, in sight or not. */
async function pictures(page: Page): Promise<number> {
  const gallery = page.getByRole('region', { name: 'Gallery' });
  await gallery.getByRole('button', { name: /^See all/ }).click();
  await gallery.getByRole('button', { name: 'See less' }).waitFor();
  return gallery.getByRole('listitem').count();
}

/** Opens a page and waits for what only readers who are known may see. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { name: 'Amenities and services' }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** A page of somebody else. */
async function anotherPage(): Promise<string> {
  const answer = await fetch(`${stage.site.url}/api/webstoresearch?pageSize=20`);
  const urls = ((await answer.json()) as WebstoreSearchView).results.map(({ url }) => `/${url}`);
  return urls.find((url) => url !== own) ?? '';
}

it(
  'the owner of a page finds the way into its editor there, and back by the menu, and nobody else does [WS-220 WEB-12]',
  stage.visit(async ({ page }, another) => {
    await EditorPage.signedIn(page);
    await page.getByRole('button', { name: /^Account of / }).click();
    await page.getByRole('menuitem', { name: 'Switch to Customer View' }).click();
    await page.waitForURL(`**${own}`);
    await edit(page).click();
    await new EditorPage(page).name.waitFor();

    await read(page, await anotherPage());
    expect(await edit(page).count()).toBe(0);

    const visitor = (await another()).page;
    await read(visitor, own);
    expect(await edit(visitor).count()).toBe(0);
    const couple = (await another()).page;
    await couple.goto('/login');
    await new SignInPage(couple).signIn('couple@posy.example');
    await new DirectoryPage(couple).names(12);
    await read(couple, own);
    expect(await edit(couple).count()).toBe(0);
  }),
);

it(
  'what an owner sees more than others comes without moving the page',
  stage.visit(async ({ page }) => {
    await EditorPage.signedIn(page);
    await page.addInitScript(`
      window.shifts = 0;
      new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.shifts += value; })
        .observe({ type: 'layout-shift', buffered: true });`);
    await page.goto(own);
    await edit(page).waitFor();
    expect(await page.evaluate('window.shifts')).toBeLessThan(0.02);
  }),
);

it(
  'a picture that was flagged is blurred for its owner and the operators, and not there for others [WS-95 WS-98 WS-209]',
  stage.visit(async ({ page }, another) => {
    const visitor = (await another()).page;
    await read(visitor, own);
    const before = await pictures(visitor);
    expect(before).toBeGreaterThan(2);
    await stage.site.sql(`
      update webstore.image set validation_result = false, admin_approved = false
       where id = (select image.id from webstore.image
                     join webstore.web_address using (webstore_id)
                    where url = 'wildrye-photographs' and purpose = 'general' and not is_cover_photo
                    order by ordinal limit 1)`);

    await EditorPage.signedIn(page);
    await read(page, own);
    await flagged(page).waitFor();
    expect(await flagged(page).count()).toBe(1);
    expect(await pictures(page)).toBe(before);

    const operator = (await another()).page;
    await OperationsPage.signedIn(operator);
    await read(operator, own);
    await flagged(operator).waitFor();
    expect(await edit(operator).count()).toBe(0);

    // What was rendered before is kept for some seconds.
    await visitor.waitForTimeout(5_500);
    await read(visitor, own);
    expect(await flagged(visitor).count()).toBe(0);
    expect(await pictures(visitor)).toBe(before - 1);
  }),
);

it(
  'the bar of sections stays below the banner of an operator who acts for somebody',
  stage.visit(async ({ page }) => {
    await EditorPage.signedIn(page);
    await page.evaluate(`localStorage.setItem('posy.session', JSON.stringify({
      ...JSON.parse(localStorage.getItem('posy.session')), idTokenAttributes: { act: 'operator' } }))`);
    const banner = page.getByRole('region', { name: 'admin' });
    const bar = page.getByRole('navigation', { name: 'On this page' });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(own);
      await banner.waitFor();
      await bar.getByRole('link', { name: 'Packages' }).click();
      await eventually(
        async () => Math.round((await bar.boundingBox())?.y ?? 0),
        (y) => y > 0 && y < 60,
      );
      const above = await banner.boundingBox();
      const gap = ((await bar.boundingBox())?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
      expect(Math.abs(gap)).toBeLessThanOrEqual(4);
    }
  }),
);

it(
  'the general error page of vendors says what to do, and leads back to the webstore [WEB-7]',
  stage.visit(async ({ page }) => {
    await EditorPage.signedIn(page);
    await page.goto('/vendor/error');
    const words = 'an error has occurred, please navigate back to your webstore to try again';
    await page.getByRole('main').getByText(words).waitFor();
    expect(await page.title()).toBe('Something went wrong - Posy');
    await page.getByRole('link', { name: 'Back to your webstore' }).click();
    await new EditorPage(page).name.waitFor();
  }),
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
