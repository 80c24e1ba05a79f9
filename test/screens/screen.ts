import type { Page, Route } from 'playwright-core';
import type { Person } from './signed-in.ts';

/** One page in one state. */
export interface Screen {
  name: string;
  path: string;
  /** Who is signed in; a visitor when absent. */
  person?: Person;
  /** Puts answers of the api in place before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Waits until the state is there, or brings it about. */
  reach: (page: Page) => Promise<unknown>;
  /** Rules of the accessibility check that do not hold here, for a reason that stands beside them. */
  exempt?: readonly string[];
  /** As a browser shows it whose scripts are switched off. */
  withoutScripts?: boolean;
  /** For dialogs and open lists, which belong to the window and not to the page. */
  viewportOnly?: boolean;
}

/** Answers with a problem document. */
export const problem = (route: Route, status: number, error: string, fields = {}, params = {}) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ status, error, message: error, fields, params, correlationId: '0198-example' }),
  });

/** Never answers. */
export const never = () => new Promise<void>(() => undefined);
/** Waits for words to be in sight. */
export const text = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

/** Passes an answer of the api on, changed. */
export const changed =
  <T>(change: (body: T) => unknown) =>
  async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as T) });
  };

/** A combobox hides the rest of the page from screen readers and leaves it to the keyboard, which closes its list. */
export const listOfCombobox = ['aria-hidden-focus', 'page-has-heading-one', 'region'];
