import type { Page } from 'playwright-core';
import { dialog, shownBy, text, type AnyScreen } from './screen.ts';

const works = (page: Page) => page.locator('html[data-interactive]').waitFor({ state: 'attached' });
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 815;

/** The menu of the signed-in user: below its button, or in the drawer on narrow screens. */
async function openMenu(page: Page): Promise<void> {
  await works(page);
  await page.getByRole('button', { name: isWide(page) ? /^Account: / : 'Menu' }).click();
  await page.getByRole(isWide(page) ? 'menu' : 'dialog').waitFor();
}

async function toFooter(page: Page): Promise<void> {
  await works(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
}

/** Opens the sign-in dialog for a visitor. */
async function join(page: Page, name: 'Sign in' | 'Sign up'): Promise<void> {
  await works(page);
  if (name === 'Sign up' && !isWide(page)) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button').first().waitFor();
}

/** Signs in as if an operator impersonated this person. */
const impersonated = (page: Page) =>
  page.addInitScript(`localStorage.setItem('posy.session', JSON.stringify({
    ...JSON.parse(localStorage.getItem('posy.session')), idTokenAttributes: { act: 'operator' } }))`);

/** The frame around every page. */
export const shellScreens: AnyScreen[] = [
  { name: 'shell-join', path: '/vendors', viewportOnly: true, reach: (page) => join(page, 'Sign up') },
  {
    name: 'shell-join-sign-in',
    path: '/vendors',
    viewportOnly: true,
    reach: async (page) => {
      await join(page, 'Sign in');
      await page.getByRole('button', { name: /planning a wedding/ }).click();
      await page.getByRole('textbox', { name: 'Password' }).waitFor();
    },
  },
  {
    name: 'shell-impersonated',
    path: '/wildrye-photographs',
    person: 'vendor',
    viewportOnly: true,
    prepare: impersonated,
    reach: (page) => text(page, /^impersonating user/),
  },
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
      await text(page, 'You’re signed out');
      await page.getByText('You’re signed out').hover();
    },
  },
  ...shownBy('pages-frame', { 'shell-waiting': 'waiting' }, dialog),
];
