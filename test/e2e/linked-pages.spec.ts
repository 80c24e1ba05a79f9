import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { signIn } from './support/accounts.js';
import { LinkCrawler } from './support/link-crawler.js';
import { Stage } from './support/stage.js';

const stage = Stage.shared();

const answered = new Set<string>();
/**
 * Kinds of pages that a visitor has opened: their links are the same for everybody, except those of the frame, which a
 * signed-in user also has on other pages, and those on a webstore's page for its owner.
 */
const openedByVisitor = new Set<string>();

const people: [string, (page: Page) => Promise<unknown>, string][] = [
  ['a visitor', async () => undefined, '/'],
  ['a couple', (page) => signIn(page, 'couple@posy.example'), '/dashboard'],
  ['a vendor', (page) => signIn(page, 'vendor@posy.example'), '/vendor/dashboard'],
  ['an operator', (page) => signIn(page, 'operator@posy.example'), '/admin'],
];

it.each(people)(
  '%s finds no dead link on any page',
  (who, arrive, start) =>
    stage.visit(async (visitor) => {
      // The shared site has no payment provider; the page of prices says so.
      visitor.expectsFailures(/503.*\/api\/get-stripe-products/);
      await arrive(visitor.page);
      const crawler = new LinkCrawler(visitor.page, answered, openedByVisitor);
      await crawler.follow(start);
      expect(crawler.dead).toEqual([]);
      expect(crawler.opened.size).toBeGreaterThan(6);
      if (who !== 'a visitor') return;
      for (const kind of crawler.openedKinds) if (kind !== pagePaths.webstore) openedByVisitor.add(kind);
    })(),
  300_000,
);

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
