import { expect, it } from '@jest/globals';
import type { Page, Request } from 'playwright-core';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { eventually } from '../support/posy/eventually.js';
import { signIn } from './support/accounts.js';
import { afterAnotherAnswer } from './support/after-another-answer.js';
import { isReadable, largeText, withTextOf } from './support/large-text.js';
import { LinkCrawler } from './support/link-crawler.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();

const answered = new Set<string>();
/** Kinds of pages that differ between visitors and signed-in users. */
const personal: readonly string[] = [pagePaths.webstore, pagePaths.dashboard, pagePaths.favorites];
/**
 * Kinds of pages that a visitor has opened: their links are the same for everybody, except those of the frame, which a
 * signed-in user also has on other pages.
 */
const openedByVisitor = new Set<string>();

const asVisitor = async () => undefined;
const as = (name: string) => (page: Page) => signIn(page, `${name}@posy.example`);
/** Pages from which all others are found; some have no link. */
const people: [string, (page: Page) => Promise<unknown>, string[]][] = [
  ['a visitor', asVisitor, ['/', '/planning', '/vendor', '/dashboard', '/favorites']],
  ['a couple', as('couple'), ['/dashboard', '/event-information']],
  ['a vendor', as('vendor'), ['/vendor/dashboard']],
  ['an operator', as('operator'), ['/admin']],
];

/** Returns a function that waits until no request of the page is in flight, and the page shows what they returned. */
function watchRequests(page: Page): () => Promise<unknown> {
  const inFlight = new Set<Request>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) inFlight.clear();
    inFlight.add(request);
  });
  page.on('requestfinished', (request) => inFlight.delete(request));
  page.on('requestfailed', (request) => inFlight.delete(request));
  const look = async () => {
    await afterAnotherAnswer(page);
    return inFlight.size;
  };
  return () => eventually(look, (size) => size === 0);
}

/** The narrowest window that WCAG's reflow requires. */
const narrow = { width: 320, height: 900 };

it.each(people)(
  '%s finds no dead link on any page, and can read each in a narrow window with a text size of 200 %',
  (who, arrive, starts) =>
    stage.visit(async (visitor) => {
      const { page } = visitor;
      // The shared site has no payment provider; the page of prices says so.
      visitor.expectsFailures(/503.*\/api\/get-stripe-products/);
      await arrive(page);
      const isLoaded = watchRequests(page);
      const crawler = new LinkCrawler(page, answered, openedByVisitor, isLoaded, isReadable);
      await page.setViewportSize(narrow);
      await withTextOf(page, largeText, () => crawler.follow(starts));
      expect(crawler.dead).toEqual([]);
      expect(crawler.opened.size).toBeGreaterThan(5);
      if (who !== 'a visitor') return;
      for (const kind of crawler.openedKinds) if (!personal.includes(kind)) openedByVisitor.add(kind);
    })(),
  600_000,
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
