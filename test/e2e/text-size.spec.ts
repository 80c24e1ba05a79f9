import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { editorPages } from '#contracts/webstore/editor-pages.js';
import { vendorEditPath } from '#contracts/webstore/editor-paths.js';
import { signIn } from './support/accounts.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();
const usual = 16;
const twice = 32;

/**
 * Runs something with the text size of the browser set to this many pixels. The browser keeps it for its next pages.
 */
async function withTextOf(page: Page, pixels: number, act: () => Promise<void>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  try {
    await act();
  } finally {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: usual } });
  }
}

const measured = `({
  text: parseFloat(getComputedStyle(document.body).fontSize),
  scrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
})`;

/** The texts of a page whose lines overlap, and those that have hardly room for two letters in a line. */
const unreadable = `[...document.body.querySelectorAll('*')].flatMap((one) => {
  const own = [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()).join('');
  const { width, height } = one.getBoundingClientRect();
  if (own.length < 4 || width < 2 || height < 2 || one.closest('svg, [aria-hidden]')) return [];
  const { fontSize, lineHeight } = getComputedStyle(one);
  const size = parseFloat(fontSize);
  const overlaps = lineHeight !== 'normal' && parseFloat(lineHeight) < 0.9 * size && height > 1.5 * size;
  return overlaps || width < 1.5 * size ? [own.slice(0, 40)] : [];
})`;

const paths = [
  '/',
  '/vendors/austin-tx/photographyvideography',
  '/wildrye-photographs',
  '/vendor-categories',
  '/vendor/login',
  '/vendor/signup',
];

describe('with a text size of 200 % in the browser', () => {
  it.each([320, 390, 1440])(
    'a window of %i pixels shows text twice as large and does not scroll sideways',
    async (width) =>
      stage.visit(
        ({ page }) =>
          withTextOf(page, twice, async () => {
            for (const path of paths) {
              await page.goto(path);
              await page.getByRole('heading', { level: 1 }).waitFor();
              const { text, scrolls } = await page.evaluate<{ text: number; scrolls: boolean }>(measured);
              const texts = await page.evaluate<string[]>(unreadable);
              expect([path, text, scrolls, texts]).toEqual([path, twice, false, []]);
            }
          }),
        { viewport: { width, height: 900 } },
      )(),
  );

  it.each([
    [
      'visitor',
      [
        ...['/login', '/signup', '/forgot-password', '/vendor/forgot-password', '/verify-identity/send'],
        ...['/planning', '/vendor', '/national-vendors', '/how-results-are-ordered', '/dashboard', '/favorites'],
        ...['/about-us/contact', '/privacy', '/terms'],
      ],
    ],
    [
      'couple',
      [
        ...['/dashboard', '/event-information', '/inbox', '/favorites', '/vendors/austin-tx/florist'],
        ...['/account-settings', '/account-information', '/account/sessions'],
      ],
    ],
    [
      'vendor',
      [
        ...['/vendor/dashboard', '/vendor/webstores', '/vendor/inbox', '/vendor/webstore/preview'],
        ...editorPages.map(vendorEditPath),
        ...['/vendor/prices', '/vendor/account-subscriptions', '/vendor/account-billing-history'],
        ...['/vendor/account-settings', '/vendor/account-information', '/vendor/account-contracts'],
      ],
    ],
    [
      'operator',
      ['/admin', '/admin/webstores', '/admin/images', '/admin/users', '/admin/reports', '/admin/operations'],
    ],
  ])('no page scrolls sideways in a window of 320 pixels either, and each text is readable: %s', async (who, own) =>
    stage.visit(
      async (visitor) => {
        const { page } = visitor;
        // This site takes no payments.
        visitor.expectsFailures(/503.*\/api\/get-stripe-products/);
        if (who !== 'visitor') await signIn(page, `${who}@posy.example`);
        await withTextOf(page, twice, async () => {
          for (const path of own) {
            await page.goto(path);
            await page.getByRole('heading', { level: 1 }).waitFor();
            await page.waitForLoadState('networkidle');
            const { scrolls } = await page.evaluate<{ scrolls: boolean }>(measured);
            const texts = await page.evaluate<string[]>(unreadable);
            expect([path, scrolls, texts]).toEqual([path, false, []]);
          }
        });
      },
      { viewport: { width: 320, height: 900 } },
    )(),
  );

  it(
    'the calendar of a vendor does not scroll sideways in a window of 320 pixels while a day is selected and edited',
    stage.visit(
      async ({ page }) => {
        await signIn(page, 'vendor@posy.example');
        const scrolls = async () => (await page.evaluate<{ scrolls: boolean }>(measured)).scrolls;
        await withTextOf(page, twice, async () => {
          await page.goto('/vendor/webstore/editavailability');
          await page.getByRole('grid', { name: /^Your calendar/ }).waitFor();
          await page
            .getByRole('button', { name: / 15, \d{4}/ })
            .first()
            .click();
          const edit = page.getByRole('button', { name: 'Edit Availability' });
          await edit.waitFor();
          expect(await scrolls()).toBe(false);
          await edit.click();
          await page.getByRole('radio', { name: /^Available/ }).waitFor();
          expect(await scrolls()).toBe(false);
        });
      },
      { viewport: { width: 320, height: 900 } },
    ),
  );

  it(
    'a wide window has the layout of one with half its width',
    stage.visit(
      async ({ page }) => {
        const filters = page.getByRole('button', { name: 'Filters', exact: true });
        const layout = async (state: 'visible' | 'hidden') => {
          await page.goto('/vendors/austin-tx/photographyvideography');
          await filters.waitFor({ state });
        };
        await withTextOf(page, usual, () => layout('hidden'));
        await withTextOf(page, twice, () => layout('visible'));
      },
      { viewport: { width: 1440, height: 900 } },
    ),
  );
});
