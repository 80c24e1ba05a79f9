import type { BrowserContext, BrowserContextOptions, Clock, ConsoleMessage, Page, WebError } from 'playwright-core';
import type { Profile, Profiles } from './profiles.js';

/** Methods of the tab that a visitor overrides and restores when leaving. */
const watchedMembers = ['goto', 'reload', 'goBack', 'addInitScript'] as const;

/**
 * The response of an installation without a database of networks, to which the place field sends requests for cities
 * nearby.
 */
const unknownLocation = /404.*\/api\/system\/WhereAmI/;

/** A user with a separate, empty browser, who is not signed in. Records what the browser reports. */
export class Visitor {
  readonly complaints: string[] = [];
  /** The first tab. */
  readonly page: Page;
  /** The open tabs. */
  readonly pages: () => Page[];
  private readonly expected: RegExp[] = [];
  private readonly clock: Clock;
  private isAltered = false;

  private constructor(
    private readonly profiles: Profiles,
    private readonly profile: Profile,
    private readonly options: BrowserContextOptions,
  ) {
    this.clock = profile.tab.clock;
    this.page = this.watched(profile.tab);
    this.pages = () => profile.context.pages();
    profile.context.on('weberror', this.onError);
    profile.context.on('console', this.onMessage);
  }

  static async arrive(profiles: Profiles, options: BrowserContextOptions = {}): Promise<Visitor> {
    return new Visitor(profiles, await profiles.take(options), options);
  }

  /** The context is not reused once a test has accessed it: its scripts, routes and times remain. */
  get context(): BrowserContext {
    this.isAltered = true;
    return this.profile.context;
  }

  /** Calls to these addresses may fail, because the test is about that. */
  expectsFailures(...addresses: RegExp[]): void {
    this.expected.push(...addresses);
  }

  /**
   * The test stops the api: whatever the open page requests meanwhile may be refused, the connection for pushes may
   * break, and the service worker may not load.
   */
  expectsStoppedApi(): void {
    this.expectsFailures(
      /WebSocket connection to .*\/socket/,
      /ERR_(CONNECTION_(REFUSED|RESET)|EMPTY_RESPONSE)/,
      /status of 503 .*\/api\//, // while it stops, an api refuses what comes on open connections
    );
  }

  /** Opens another tab of the same browser. */
  async openTab(): Promise<Page> {
    return this.watched(await this.profile.context.newPage());
  }

  async leave(): Promise<void> {
    this.profile.context.off('weberror', this.onError);
    this.profile.context.off('console', this.onMessage);
    for (const name of watchedMembers) Reflect.deleteProperty(this.profile.tab, name);
    Object.defineProperty(this.profile.tab, 'clock', { value: this.clock });
    await this.profiles.giveBack(this.profile, this.options, this.isAltered);
  }

  private readonly onError = (error: WebError) => void this.complaints.push(`uncaught: ${error.error().message}`);

  private readonly onMessage = (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    const text = `${message.text()} (${message.location().url})`;
    const isNetwork = /^(Failed to load resource|WebSocket connection to)/.test(text);
    if (isNetwork && [...this.expected, unknownLocation].some((address) => address.test(text))) return;
    this.complaints.push(text);
  };

  /** A tab whose pages are usable before hydration, which shows what the server has rendered. */
  private watched(page: Page): Page {
    /** Other sites have no root element; a page of ours may redirect there while it starts, as single sign-on does. */
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
    const addInitScript = page.addInitScript.bind(page);
    page.addInitScript = (...script) => {
      this.isAltered = true;
      return addInitScript(...script);
    };
    // Time belongs to the context, not to the tab.
    Object.defineProperty(page, 'clock', {
      configurable: true,
      get: () => {
        this.isAltered = true;
        return this.clock;
      },
    });
    return page;
  }
}
