import type { Page } from 'playwright-core';
import { text, type Screen } from './screen.ts';

const works = (page: Page) => page.locator('html[data-interactive]').waitFor({ state: 'attached' });
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 815;

/** The menu of whoever is signed in: below its button, or in the drawer where there is no room for one. */
async function openMenu(page: Page): Promise<void> {
  await works(page);
  await page.getByRole('button', { name: isWide(page) ? /^Account of / : 'Menu' }).click();
  await page.getByRole(isWide(page) ? 'menu' : 'dialog').waitFor();
}

async function toFooter(page: Page): Promise<void> {
  await works(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
}

/** The frame around every page. */
export const shellScreens: Screen[] = [
  { name: 'shell-menu-couple', path: '/vendors', person: 'couple', viewportOnly: true, reach: openMenu },
  {
    name: 'shell-menu-vendor',
    path: '/vendor/webstore/editabout',
    person: 'vendor',
    viewportOnly: true,
    reach: openMenu,
  },
  { name: 'shell-menu-operator', path: '/vendors', person: 'operator', viewportOnly: true, reach: openMenu },
  {
    name: 'shell-menu-visitor',
    path: '/vendors',
    viewportOnly: true,
    reach: async (page) => {
      await works(page);
      if (!isWide(page)) await openMenu(page);
    },
  },
  { name: 'shell-footer', path: '/vendors', viewportOnly: true, reach: toFooter },
  {
    name: 'shell-toast',
    path: '/vendors',
    person: 'couple',
    viewportOnly: true,
    reach: async (page) => {
      await openMenu(page);
      await page.getByText('Sign out', { exact: true }).last().click();
      await text(page, 'You are signed out');
      await page.getByText('You are signed out').hover();
    },
  },
];
