import { chromium } from 'playwright-core';
import { parseArgs } from 'node:util';
import { findChromium } from '../support/run/chromium.ts';
import { scriptsOf } from '../support/scripts-of.ts';
import { publish, table } from './bench-report.ts';
import { BenchSite } from './bench-site.ts';
import { facetClicks } from './web-facets.ts';
import { medianOf, visitWithLighthouse, type LighthouseFigures } from './web-lighthouse.ts';
import { coldRenderCpu, warmDirectory } from './web-rendering.ts';

/**
 * `npm run bench:web [-- --runs 5 --pages landing,directory,webstore --listings 100000 --folder bench --dry]`: measures
 * Lighthouse on its simulated phone, the size of the scripts, the time of rendering on the server, and how soon a facet
 * shows its result. `--dry` prints without writing the record; `--folder` is where its services keep their data.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: 'landing,directory,webstore' },
    listings: { type: 'string', default: '100000' },
    folder: { type: 'string', default: 'bench' },
    seconds: { type: 'string', default: '5' },
    dry: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const paths: Record<string, string> = {
  landing: '/',
  directory: '/vendors/austin-tx/photographyvideography',
  webstore: '/wildrye-photographs',
};
const pages = values.pages.split(',').map((name) => {
  const path = paths[name];
  if (path === undefined) throw new Error(`There is no page ${name}: ${Object.keys(paths).join(', ')}`);
  return { name, path };
});

const site = await BenchSite.start({
  listings: Number(values.listings),
  parts: ['server', 'web'],
  folder: values.folder,
  apis: [{ NODE_ENV: 'production' }],
});
try {
  const [url = ''] = site.apiUrls;
  const executablePath = await findChromium('.data', console.log);
  const rows: (string | number)[][] = [];
  for (const { name, path } of pages) {
    const visits: LighthouseFigures[] = [];
    const findings = new Set<string>();
    await visitWithLighthouse(executablePath, url + path); // pictures are made at the first visit
    for (let run = 0; run < runs; run++) {
      const visit = await visitWithLighthouse(executablePath, url + path);
      visits.push(visit.figures);
      for (const finding of visit.findings) findings.add(finding);
    }
    for (const finding of findings) console.log(`${name}: ${finding}`);
    rows.push([name, ...describe(medianOf(visits)), await scriptKilobytes(executablePath, url, path)]);
  }
  const columns = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'benchmarkIndex'].concat([
    'FCP s',
    'LCP s',
    'TBT ms',
    'CLS',
    'scripts KB',
  ]);
  const text = [
    `Lighthouse on its telephone, median of ${runs}; bars: 95 each (performance 90 where benchmarkIndex is under 1,000), ` +
      'CLS 0.02, scripts 170 KB in Brotli before anybody touches the page.',
    table(columns, rows),
    await serverAndFacets(executablePath, url),
  ].join('\n\n');
  if (values.dry) console.log(`\n${text}`);
  else await publish('Web pages', text);
} finally {
  await site.stop();
}

function describe(figures: LighthouseFigures): (string | number)[] {
  return [
    figures.performance,
    figures.accessibility,
    figures['best-practices'],
    figures.seo,
    Math.round(figures.benchmarkIndex),
    (figures.firstContentfulPaint / 1_000).toFixed(2),
    (figures.largestContentfulPaint / 1_000).toFixed(2),
    Math.round(figures.totalBlockingTime),
    figures.cls.toFixed(3),
  ];
}

async function scriptKilobytes(executablePath: string, baseURL: string, path: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await (await browser.newContext({ baseURL })).newPage();
    const scripts = await scriptsOf(page, path);
    return (scripts.values().reduce((sum, bytes) => sum + bytes, 0) / 1_024).toFixed(1);
  } finally {
    await browser.close();
  }
}

/** Measures the server's time for a directory page, and how soon a facet shows its result. */
async function serverAndFacets(executablePath: string, url: string): Promise<string> {
  const cold = await coldRenderCpu(site, 100);
  const warm = await warmDirectory(url, Number(values.seconds), 3);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const clicks = await facetClicks(browser, url, 15);
    const rows = [
      ['directory page, warm, 10 clients: p95', `${warm.p95.toFixed(1)} ms`, '50 ms'],
      ['directory page, cold: processor time of the api', `${cold.toFixed(1)} ms`, '40 ms'],
      ...(['on', 'off'] as const).map((turn) => [
        `facet switched ${turn} to painted result, ${clicks[turn].length} clicks: median, slowest`,
        `${at(clicks[turn], 0.5).toFixed(0)} ms, ${at(clicks[turn], 1).toFixed(0)} ms`,
        '200 ms',
      ]),
    ];
    return `${table(['what', 'took', 'bar'], rows)}\n\nWarm: ${Math.round(warm.requestsPerSecond)} pages a second, ${warm.failed} failed.`;
  } finally {
    await browser.close();
  }
}

function at(numbers: readonly number[], share: number): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * share)] ?? NaN;
}
