import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import type { WebstoreDraftView } from '../../contracts/webstore/webstore.views.ts';
import { signedIn } from '../screens/signed-in.ts';
import { findChromium } from '../support/run/chromium.ts';
import { publish, table } from './bench-report.ts';
import { BenchSite } from './bench-site.ts';

/**
 * `npm run bench:typing [-- --keys 300 --url http://127.0.0.1:4400 --dry]`: measures the cost of a keystroke in a list
 * of 25 packages, in a browser, on a site of its own or on the one at `--url`. Reports the processor time of the page's
 * main thread without the commands of this program, which excludes other work on the machine, and the elapsed time, which
 * includes both.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    keys: { type: 'string', default: '300' },
    dry: { type: 'boolean', default: false },
  },
});
const words = 'the light that was already there, and the people who stood in it; ';
const typed = words.repeat(Math.ceil(Number(values.keys) / words.length)).slice(0, Number(values.keys));
/** Largest length of a description; the field is emptied in between. */
const mostCharacters = 240;

const packages = Array.from({ length: 25 }, (_, nth) => ({
  id: `0198c0de-0000-7000-8000-${String(nth).padStart(12, '0')}`,
  name: `Package ${nth + 1}`,
  price: 1_000 + nth * 50,
  description: 'Ten hours, two photographers, and everything in between. '.repeat(4).slice(0, 200),
  inclusions: ['A gallery online', 'Fifty prints in a linen box', 'An album of forty pages'],
  imageId: null,
}));

const site =
  values.url === undefined
    ? await BenchSite.start({
        listings: 200,
        parts: ['server', 'web'],
        folder: 'bench-typing',
        apis: [{ NODE_ENV: 'production' }],
      })
    : undefined;
const url = values.url ?? site?.apiUrls[0] ?? '';
const executablePath = await findChromium('.data', console.log);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const rows: (string | number)[][] = [];
  for (const [screen, width] of [
    ['with the preview beside it', 1440],
    ['on a phone', 390],
  ] as const) {
    const page = await openPackages(width);
    const field = page.getByLabel('Description');
    await typeInto(page, typed.slice(0, 20)); // warms up the browser's compiler
    const { processor, clock } = await typeInto(page, typed);
    rows.push([`Description, ${screen}`, ...figuresOf(processor), ...figuresOf(clock)]);
    await field.fill('');
    await page.context().close();
  }
  const columns = ['typing', 'median ms', 'p95 ms', 'slowest ms', 'clock: median ms', 'p95 ms', 'slowest ms'];
  const text = [
    `${typed.length} keys each in one of 25 packages; bar: 16 ms of the main thread a key (median and p95), without the commands of the measuring program.`,
    table(columns, rows),
  ].join('\n\n');
  await publish('Typing in the editor', text, { isDry: values.dry });
} finally {
  await browser.close();
  await site?.stop();
}

/** The first of 25 packages, open for a vendor whose draft has them. Saves are answered here and never reach the site. */
async function openPackages(width: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width, height: 900 } });
  const session = await signedIn(context, url, 'vendor');
  await context.addInitScript(`localStorage.setItem('posy.session', ${JSON.stringify(session)})`);
  const page = await context.newPage();
  let draft = {} as WebstoreDraftView;
  await page.route(/\/api\/webstores\/[0-9a-f-]{36}(\?|$)/, async (route) => {
    const response = await route.fetch();
    draft = { ...((await response.json()) as WebstoreDraftView), packages };
    await route.fulfill({ response, json: draft });
  });
  await page.route('**/api/webstores', async (route) => {
    draft = { ...draft, ...(route.request().postDataJSON() as Partial<WebstoreDraftView>), version: draft.version + 1 };
    await route.fulfill({ json: draft });
  });
  await page.goto('/vendor/webstore/editpackages');
  await page.getByRole('button', { name: /^Package 1\b/ }).click();
  await page.getByLabel('Description').fill('');
  return page;
}

/** Milliseconds of each keystroke: of the main thread, and elapsed. */
async function typeInto(page: Page, text: string): Promise<{ processor: number[]; clock: number[] }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const processorTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? 0;
    return (seconds('TaskDuration') - seconds('DevToolsCommandDuration')) * 1_000;
  };
  const field = page.getByLabel('Description');
  const processor: number[] = [];
  const clock: number[] = [];
  for (const [nth, character] of [...text].entries()) {
    if (nth % mostCharacters === 0) await field.fill('');
    await field.focus();
    await twoFrames(page);
    const [before, began] = [await processorTime(), performance.now()];
    await page.keyboard.press(character === ' ' ? 'Space' : character);
    await twoFrames(page);
    clock.push(performance.now() - began);
    processor.push((await processorTime()) - before);
  }
  await session.detach();
  return { processor, clock };
}

/** Waits until the effect of a keystroke is painted. */
function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

function figuresOf(times: readonly number[]): string[] {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return [at(0.5), at(0.95), at(1)].map((time) => time.toFixed(1));
}
