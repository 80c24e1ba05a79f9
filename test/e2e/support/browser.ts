import { chromium, type Browser } from 'playwright-core';
import { browserFlags } from '../../support/browser-flags.js';

let launched: Promise<Browser> | undefined;

/** The browser of this test process, for all spec files that run in it. */
export const sharedBrowser = (): Promise<Browser> => (launched ??= launch());

async function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath) throw new Error('No browser was looked for: start the tests with npm test');
  // Jest has no hook for the end of a test process: it stops listening for messages, and waits half a second until
  // nothing is left. Playwright kills the browser when the process exits.
  process.on('removeListener', (event) => {
    if (event === 'message') process.exit();
  });
  return chromium.launch({ executablePath, args: browserFlags });
}
