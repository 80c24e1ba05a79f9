import { resolve } from 'node:path';
import { installSystemPackages } from '../../../docker/local/packages/system-packages.ts';
import { findExecutable } from '../../../docker/local/processes/find-executable.ts';

// The headless shell first: it has no window to draw around the page, which makes every journey a third faster.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const onPath = () => names.map(findExecutable).find((path) => path !== undefined);

/**
 * The browser for the tests: CHROMIUM_PATH, else one on PATH, else, as root on Debian, the system's package.
 * @throws StartProblem with the exact command if it cannot be installed from here
 */
export async function findChromium(dataDir: string, report: (line: string) => void): Promise<string> {
  const found = process.env.CHROMIUM_PATH ?? onPath();
  if (found) return resolve(found);
  await installSystemPackages({
    what: 'Chromium',
    // The shell comes without fonts; pages fall back to these, which have the same widths as Arial and Times New Roman.
    debian: ['chromium-headless-shell', 'fonts-liberation'],
    brew: ['chromium'],
    otherwise: 'set CHROMIUM_PATH to a Chromium or Chrome',
    dataDir,
    report,
  });
  return onPath() ?? 'chromium';
}
