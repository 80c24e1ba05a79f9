import type { Page } from 'playwright-core';
import { shownBy, text, type AnyScreen } from './screen.ts';

const couple = { person: 'couple', path: '/inbox' } as const;
const vendor = { person: 'vendor', path: '/vendor/inbox' } as const;
const conversations = (page: Page) => page.getByRole('list', { name: 'Conversations' });
const openFirst = async (page: Page) => {
  await conversations(page).getByRole('link').first().click();
  await page.getByRole('textbox', { name: 'Message' }).waitFor();
};
const openMenu = async (page: Page) => {
  await conversations(page).getByRole('button').first().click();
  await text(page, 'Archive');
};

/** The inboxes of couples and vendors, and the form that asks for a quote. */
export const messageScreens: AnyScreen[] = [
  { ...couple, name: 'inbox', reach: (page) => conversations(page).waitFor() },
  { ...couple, name: 'inbox-thread', reach: openFirst },
  { ...couple, name: 'inbox-menu', viewportOnly: true, reach: openMenu },
  {
    ...couple,
    name: 'inbox-report',
    viewportOnly: true,
    reach: async (page) => {
      await openMenu(page);
      await page.getByText('Report', { exact: true }).first().click();
      await text(page, 'Why are you reporting this?');
    },
  },
  { name: 'inbox-visitor', path: '/inbox', viewportOnly: true, reach: (page) => text(page, 'Password') },
  { ...vendor, name: 'vendor-inbox', reach: (page) => conversations(page).waitFor() },
  { ...vendor, name: 'vendor-inbox-thread', reach: openFirst },
  {
    person: 'couple',
    path: '/wildrye-photographs',
    name: 'quote-request',
    viewportOnly: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Ask for a quote' }).filter({ visible: true }).first().click();
      await text(page, 'What would you like to know?');
    },
  },
  { name: 'unsubscribe', path: '/unsubscribe?token=a-token', reach: (page) => text(page, 'Turn off emails') },
  ...shownBy('pages-inbox', { 'inbox-empty': 'empty', 'inbox-loading': 'loading', 'inbox-failed': 'error' }),
];
