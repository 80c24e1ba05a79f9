import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { vendorEditPath } from '#contracts/webstore/editor-paths.js';
import { signIn } from './support/accounts.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();

const openMenu = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account:/ })
    .first()
    .click();
  await page.getByRole('menuitem').first().waitFor();
};

it(
  'the places to search open below their field and begin with nearby cities before a letter is typed [DIR-11]',
  stage.visit(
    async ({ page }) => {
      await page.goto('/vendors?place=austin-tx');
      const field = page.getByRole('combobox', { name: 'Where' });
      const nearby = page.getByRole('option', { name: 'Round Rock, TX' });
      await field.click();
      await page.keyboard.press('ArrowDown');
      // Nearby cities are loaded when the list is opened first, and come first when it is opened again.
      await nearby.waitFor();
      const [box, list] = await Promise.all([field.boundingBox(), page.getByRole('listbox').boundingBox()]);
      expect(list?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0) - 1);
      await page.keyboard.press('Escape');
      await nearby.waitFor({ state: 'detached' });
      await page.keyboard.press('ArrowDown');
      await nearby.waitFor();
      const names = await page.getByRole('option').allInnerTexts();
      expect(names.indexOf('Round Rock, TX')).toBeLessThan(names.indexOf('New York City, NY'));
    },
    { viewport: { width: 1216, height: 900 } },
  ),
);

// The visitor complains about every violation of the content security policy.
it.each([vendorEditPath('faqs'), vendorEditPath('packages')])(
  'the account menu of %s opens beside the preview within the content security policy',
  (path) =>
    stage.visit(async ({ page }) => {
      await signIn(page, 'vendor@posy.example');
      await page.goto(path);
      // Components of the preview have their effects by then.
      await page.locator('iframe').contentFrame().locator('body > div *').first().waitFor({ state: 'attached' });
      await openMenu(page);
      await page.keyboard.press('Escape');
      await page.getByRole('menuitem').first().waitFor({ state: 'detached' });
    })(),
);

it(
  'the account menu on an iPhone keeps the page behind it from scrolling within the content security policy',
  stage.visit(async ({ page }) => {
    await page.addInitScript(`
      Object.defineProperty(navigator, 'platform', { get: () => 'iPhone' });
      Object.defineProperty(navigator, 'userAgentData', { get: () => undefined });`);
    await signIn(page, 'vendor@posy.example');
    await page.goto(pagePaths.vendorEditAbout);
    await openMenu(page);
    const behavior = () => page.evaluate<string>(`getComputedStyle(document.body).overscrollBehaviorY`);
    expect(await behavior()).toBe('contain');
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem').first().waitFor({ state: 'detached' });
    expect(await behavior()).toBe('auto');
  }),
);
