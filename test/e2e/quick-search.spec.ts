import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { recordCalls } from './support/record-calls.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const suggestions = /^\/api\/suggestions$/;

/** On touch screens a hidden list waits for the on-screen keyboard. */
const listIsShown = (page: Page) => page.locator('[data-trigger]:not([style*="clip"])').getByRole('listbox').waitFor();

describe('the search box', () => {
  it(
    'on the landing page leads to a vendor by a part of the name, by keyboard alone',
    stage.visit(async ({ page }) => {
      const { keyboard } = page;
      const calls = recordCalls(page, 'GET', suggestions);
      await page.goto('/');
      const field = page.getByRole('combobox', { name: 'Or search in your own words' });
      await field.focus();
      await field.fill('wildry');
      await keyboard.type('e');
      await page.getByRole('option', { name: /^Wildrye Photographs/ }).waitFor();
      // One for the last letter, and at most one for those before it.
      expect(calls.length).toBeLessThanOrEqual(2);
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Wildrye Photographs', level: 1 }).waitFor();
      expect(page.url()).toBe(`${stage.site.url}/wildrye-photographs`);
    }),
  );

  it(
    'finds a synonym of a category, and loses no letter that is typed right after the page has loaded',
    stage.visit(async ({ page }) => {
      await page.goto('/vendors');
      const field = page.getByRole('combobox', { name: 'Or search in your own words' });
      await field.focus();
      await page.keyboard.type('disc jockey');
      expect(await field.inputValue()).toBe('disc jockey');
      await page.getByRole('option', { name: /^Bands, DJs and musicians/ }).click();
      await page.getByRole('heading', { name: 'Bands, DJs and musicians', level: 1 }).waitFor();
    }),
  );
});

it(
  'on a phone accepts a tap on a suggested place: nothing covers the list [DIR-11]',
  stage.visit(async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Show suggestions Where' }).tap();
    await listIsShown(page);
    await page.getByRole('option', { name: 'Chicago, IL' }).tap();
    expect(await page.getByRole('combobox', { name: 'Where' }).inputValue()).toBe('Chicago, IL');
    await page.getByRole('button', { name: /What$/ }).tap();
    await listIsShown(page);
    await page.getByRole('option', { name: 'Florists' }).tap();
    await page.getByRole('button', { name: 'Find vendors' }).tap();
    await page.getByRole('heading', { name: 'Florists in Chicago, IL', level: 1 }).waitFor();
  }, phone),
);
