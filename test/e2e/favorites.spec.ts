import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aCouple, signIn } from './support/accounts.js';
import { DirectoryPage } from './support/directory-page.js';
import { layoutShift } from './support/layout-shift.js';
import { hasFocus } from './support/keyboard.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const heart = (page: Page, name: string, pressed?: boolean) =>
  page.getByRole('button', { name: `Save ${name}`, exact: true, pressed });

/** Runs an action and waits until its change is saved. */
async function saved(page: Page, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await act();
  expect((await answer).status()).toBe(200);
}

describe('a couple', () => {
  it(
    'saves vendors on a phone, starting on the landing page, and finds them again [DIR-35] [DIR-36] [DIR-37]',
    stage.visit(async ({ page }, another) => {
      const directory = new DirectoryPage(page);
      const email = await aCouple(page);
      await page.goto('/');
      await page.getByRole('button', { name: 'Find vendors' }).tap();
      await page.getByRole('heading', { name: 'Venues', level: 1 }).waitFor();
      const [first = '', second = ''] = await directory.names();
      await saved(page, () => heart(page, first, false).tap());
      await heart(page, first, true).waitFor();
      expect(new URL(page.url()).pathname).toBe('/vendors');

      await directory.link(second).tap();
      await page.getByRole('heading', { name: second, level: 1 }).waitFor();
      await saved(page, () => heart(page, second, false).tap());

      await page.getByRole('link', { name: 'Saved vendors' }).tap();
      await page.getByRole('heading', { name: 'Saved vendors', level: 1 }).waitFor();
      await page.getByRole('article').nth(1).waitFor();
      expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual([second, first]);
      const tooWide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect(await page.evaluate(tooWide)).toBe(0);

      const laptop = await another();
      await signIn(laptop.page, email);
      await laptop.page.goto('/favorites');
      await heart(laptop.page, first, true).waitFor();
      await heart(laptop.page, second, true).waitFor();
    }, phone),
  );

  it(
    'saves vendors with the keyboard, on pages without layout shifts, where other users see no hearts [DIR-35]',
    stage.visit(async ({ page }, another) => {
      const visitor = await another();
      await visitor.page.goto('/vendors');
      await new DirectoryPage(visitor.page).names(12);
      await visitor.page
        .getByRole('button', { name: /^Sign in to save / })
        .first()
        .waitFor();
      expect(await visitor.page.getByRole('button', { name: /^Save / }).count()).toBe(0);

      const directory = new DirectoryPage(page);
      await aCouple(page);
      await page.goto('/vendors');
      const [first = ''] = await directory.names(12);
      await heart(page, first, false).waitFor();
      expect(await layoutShift(page, 'main')).toBe(0);
      await directory.link(first).focus();
      await page.keyboard.press('Tab');
      await hasFocus(heart(page, first));
      await saved(page, () => page.keyboard.press('Space'));
      await heart(page, first, true).waitFor();
    }),
  );
});
