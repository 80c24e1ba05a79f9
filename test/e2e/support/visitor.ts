import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';

/** How long a visitor waits for anything, in milliseconds. */
const patience = 10_000;

/** Chromium writes violations of the security policy to the console in many words; this does in one line for all. */
const reportViolations = `document.addEventListener('securitypolicyviolation', (event) =>
  console.error('security policy: ' + event.violatedDirective + ' forbids ' + event.blockedURI));`;

/** A tab whose pages are left alone until they work: what the server has rendered is seen a moment before. */
async function newTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  /** Pages of others have no root; a page of ours may lead there while it starts, as single sign-on does. */
  const works = () => page.locator('html[data-interactive], html:not(:has(#root))').waitFor({ state: 'attached' });
  const [goto, reload, goBack] = [page.goto.bind(page), page.reload.bind(page), page.goBack.bind(page)];
  page.goto = async (...to) => {
    const answer = await goto(...to);
    await works();
    return answer;
  };
  page.reload = async (...how) => {
    const answer = await reload(...how);
    await works();
    return answer;
  };
  page.goBack = async (...how) => {
    const answer = await goBack(...how);
    await works();
    return answer;
  };
  return page;
}

/** Somebody with a browser of their own: nothing kept, nobody signed in. Remembers what the browser complains about. */
export class Visitor {
  readonly complaints: string[] = [];
  private readonly expected: RegExp[] = [];

  private constructor(
    readonly context: BrowserContext,
    /** The first tab. */
    readonly page: Page,
  ) {}

  static async arrive(browser: Browser, siteUrl: string, options: BrowserContextOptions = {}): Promise<Visitor> {
    const context = await browser.newContext({
      baseURL: siteUrl,
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      // It would answer for the network that tests put words into the mouth of.
      serviceWorkers: 'block',
      ...options,
    });
    context.setDefaultTimeout(patience);
    await context.addInitScript(reportViolations);
    const visitor = new Visitor(context, await newTab(context));
    context.on('weberror', (error) => visitor.complaints.push(`uncaught: ${error.error().message}`));
    context.on('console', (message) => visitor.listen(message));
    return visitor;
  }

  /** Calls to these addresses may fail: that is what the test is about. */
  expectsFailures(...addresses: RegExp[]): void {
    this.expected.push(...addresses);
  }

  /** One more tab of the same browser. */
  openTab(): Promise<Page> {
    return newTab(this.context);
  }

  leave(): Promise<void> {
    return this.context.close();
  }

  private listen(message: ConsoleMessage): void {
    if (message.type() !== 'error') return;
    const text = `${message.text()} (${message.location().url})`;
    const isNetwork = /^(Failed to load resource|WebSocket connection to)/.test(text);
    if (isNetwork && this.expected.some((address) => address.test(text))) return;
    this.complaints.push(text);
  }
}
