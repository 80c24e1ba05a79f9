import { chromium, type Browser } from 'playwright-core';
import { browserFlags } from '../../support/browser-flags.js';

const launched = new Map<boolean, Promise<Browser>>();

/** Decoding and drawing photos takes an eighth of the time of all journeys, and few of them look at one. */
const withoutPictures = '--blink-settings=imagesEnabled=false';

/** A browser of this test process, for all spec files that run in it. */
export function sharedBrowser(loadsPictures: boolean): Promise<Browser> {
  const browser =
    launched.get(loadsPictures) ?? launch(loadsPictures ? browserFlags : [...browserFlags, withoutPictures]);
  launched.set(loadsPictures, browser);
  return browser;
}

async function launch(args: string[]): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath) throw new Error('No browser was looked for: start the tests with npm test');
  // Jest has no hook for the end of a test process: it stops listening for messages, and waits half a second until
  // nothing is left. Playwright kills the browser when the process exits.
  process.on('removeListener', (event) => {
    if (event === 'message') process.exit();
  });
  return chromium.launch({ executablePath, args });
}
