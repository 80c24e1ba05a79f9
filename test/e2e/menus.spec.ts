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
    .getByRole('button', { name: /^Account of/ })
    .first()
    .click();
  await page.getByRole('menuitem').first().waitFor();
};

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
