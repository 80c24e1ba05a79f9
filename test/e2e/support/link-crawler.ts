import type { Page } from 'playwright-core';
import { matchPath } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';

/** Paths that would sign the user out. */
const ends: readonly string[] = [pagePaths.logout];

const kinds = Object.values<string>(pagePaths).filter((path) => path !== pagePaths.webstore);
/** The paths of the editors: `matchPath` takes a part like `edit:section` literally. */
const vendorsEditor = pagePaths.vendorEditSection.replace(':section', '');
const adminsEditor = '/admin/webstores/:webstoreId/:section';

/** The kind of a page; each section of a vendor's editor is one, as its page is another. */
function kindOf(pathname: string): string {
  if (pathname.startsWith(vendorsEditor)) return pathname;
  if (matchPath(adminsEditor, pathname)?.params.section?.startsWith('edit')) return pagePaths.adminWebstoreEditSection;
  return kinds.find((path) => matchPath(path, pathname)) ?? pagePaths.webstore;
}

/** Follows the links of a site from page to page on a small screen, as the user who is signed in to a tab's browser. */
export class LinkCrawler {
  /** Number of pages that were opened. */
  readonly opened = new Set<string>();
  /** Dead links, each with the page on which it was found. */
  readonly dead: string[] = [];
  private readonly found = new Map<string, string>();
  /** Kinds of pages that were opened. */
  readonly openedKinds: Set<string>;
  private readonly areasWithKnownMenu = new Set<boolean>();

  /**
   * @param answered pages with a known status, which are the same for everybody
   * @param openedBefore kinds of pages whose own links are known
   * @param isLoaded waits until the page shows what it has requested
   * @param inspect looks at each page that was opened and is loaded
   */
  constructor(
    private readonly page: Page,
    private readonly answered: Set<string>,
    openedBefore: Iterable<string>,
    private readonly isLoaded: () => Promise<unknown>,
    private readonly inspect: (page: Page) => Promise<void>,
  ) {
    this.openedKinds = new Set(openedBefore);
  }

  async follow(starts: readonly string[]): Promise<void> {
    for (const start of starts) this.found.set(start, 'the start');
    // Iterating over a map includes entries that are added meanwhile.
    for (const [path, from] of this.found) {
      const problem = await this.problemOf(path);
      if (problem !== undefined) this.dead.push(`${path} on ${from}: ${problem}`);
    }
  }

  private async problemOf(path: string): Promise<string | undefined> {
    const { pathname } = new URL(path, 'http://any');
    if (ends.includes(pathname)) return undefined;
    const kind = kindOf(pathname);
    // One page of each kind is opened in the browser; the status is enough for the others.
    if (this.openedKinds.has(kind)) return this.statusProblem(path);
    this.openedKinds.add(kind);
    return this.open(path, pathname);
  }

  private async statusProblem(path: string): Promise<string | undefined> {
    if (this.answered.has(path)) return undefined;
    const answer = await this.page.request.get(path, { maxRedirects: 0 });
    if (answer.status() !== 200) return `answers ${answer.status()}`;
    this.answered.add(path);
    return undefined;
  }

  private async open(path: string, pathname: string): Promise<string | undefined> {
    const { page } = this;
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1, includeHidden: true }).first();
    await heading.waitFor({ state: 'attached' });
    this.opened.add(pathname);
    if ((await heading.textContent()) === 'Oops') return 'is not found';
    if (pathname !== pagePaths.landing && new URL(page.url()).pathname === pagePaths.landing) return 'leads home';
    await this.isLoaded();
    await this.inspect(page);
    for (const href of await this.links()) if (!this.found.has(href)) this.found.set(href, path);
    return undefined;
  }

  /** Paths and queries of the links of the page, and of the navigation of small screens once for each of its forms. */
  private async links(): Promise<string[]> {
    const { page } = this;
    const inPage = await this.hrefs('a[href]');
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
    // It differs only between the vendor area and all other pages.
    const area = new URL(page.url()).pathname.startsWith(`${pagePaths.vendor}/`);
    if (this.areasWithKnownMenu.has(area) || !(await menu.isVisible())) return inPage;
    this.areasWithKnownMenu.add(area);
    await menu.click();
    const drawer = page.getByRole('dialog').getByRole('navigation', { name: 'Menu' });
    await drawer.waitFor();
    // The link to the other view is disabled until the webstores are loaded.
    await this.isLoaded();
    return [...inPage, ...(await this.hrefs('[role=dialog] a[href]'))];
  }

  private async hrefs(selector: string): Promise<string[]> {
    const { origin, pathname, search } = new URL(this.page.url());
    const hrefs: string[] = JSON.parse(
      String(
        await this.page.evaluate(
          `JSON.stringify([...document.querySelectorAll(${JSON.stringify(selector)})].map((link) => link.href ?? link.dataset.href))`,
        ),
      ),
    ) as string[];
    const urls = hrefs.map((href) => new URL(href, origin)).filter((url) => url.origin === origin);
    for (const { hash } of urls.filter(
      (url) => url.pathname === pathname && url.search === search && url.hash !== '',
    )) {
      if ((await this.page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`).count()) === 0) {
        this.dead.push(`${hash} on ${pathname}: is not on the page`);
      }
    }
    return [...new Set(urls.map((url) => url.pathname + url.search))];
  }
}
