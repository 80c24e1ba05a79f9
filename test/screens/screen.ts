import type { Page, Route } from 'playwright-core';
import type { Person } from './signed-in.ts';

/** One page in one state. */
export interface Screen {
  name: string;
  path: string;
  /** The signed-in user; a visitor when absent. */
  person?: Person;
  /** Mocks responses of the api before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Waits for the state, or causes it. */
  reach: (page: Page) => Promise<unknown>;
  /** Rules of the accessibility check that do not apply here, with the reason beside them. */
  exempt?: readonly string[];
  /** Opens the page with scripts disabled. */
  withoutScripts?: boolean;
  /** For dialogs and open lists, which belong to the window and not to the page. */
  viewportOnly?: boolean;
}

/** A state that a story shows, without a site: `story` is its id in Storybook. */
export type StoryScreen = Pick<Screen, 'name' | 'exempt' | 'viewportOnly'> & { readonly story: string };

export type AnyScreen = Screen | StoryScreen;

/**
 * States that stories show.
 * @param title of the stories, as in the addresses of Storybook: `pages-vendor-about`
 * @param stories name of each picture -> its story: `on-a-phone`
 */
export const shownBy = (
  title: string,
  stories: { readonly [name: string]: string },
  more: Omit<StoryScreen, 'name' | 'story'> = {},
): StoryScreen[] => Object.entries(stories).map(([name, story]) => ({ name, story: `${title}--${story}`, ...more }));

/** A story whose dialog belongs to the window and not to the page. */
export const dialog = { viewportOnly: true } as const;

/** Responds with a problem document. */
export const problem = (route: Route, status: number, error: string, fields = {}, params = {}) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ status, error, message: error, fields, params, correlationId: '0198-example' }),
  });

/** Never responds. */
export const never = () => new Promise<void>(() => undefined);
/** Waits until a text is visible. */
export const text = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

/** Forwards a response of the api with changes; one that arrives after the picture was taken is dropped. */
export const changed =
  <T>(change: (body: T) => unknown) =>
  async (route: Route) => {
    const response = await route.fetch();
    const body = await response.json().catch(() => undefined);
    if (body !== undefined) await route.fulfill({ response, json: change(body as T) });
  };

/** A combobox hides the rest of the page from screen readers and from scrolling by keyboard, which closes its list. */
export const listOfCombobox = ['aria-hidden-focus', 'page-has-heading-one', 'region'];
