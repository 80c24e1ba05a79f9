import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { freePorts } from '../../docker/local/free-ports.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** Lighthouse's figures of a page on its simulated phone. */
export interface LighthouseFigures extends Record<Category, number> {
  /** Its benchmark of the machine: below 1,000 it is slower than the desktops that the performance score expects. */
  benchmarkIndex: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Milliseconds. */
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
}

export interface LighthouseRun {
  figures: LighthouseFigures;
  /** The audits that cost points, in Lighthouse's words; performance is reported by its metrics. */
  findings: string[];
}

/** One visit with an empty cache, in a new browser; repeated when Chromium has lost the beginning of a trace. */
export async function visitWithLighthouse(executablePath: string, url: string, tries = 5): Promise<LighthouseRun> {
  const [port = 0] = await freePorts(1);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', `--remote-debugging-port=${port}`] });
  try {
    const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse had nothing to say about ${url}`);
    const { lhr } = result;
    if (lhr.runtimeError?.code === 'NO_NAVSTART' && tries > 1)
      return await visitWithLighthouse(executablePath, url, tries - 1);
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? NaN;
    const lost = categories
      .filter((category) => category !== 'performance')
      .flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${lhr.audits[id]?.title}`);
    return {
      figures: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
        benchmarkIndex: lhr.environment.benchmarkIndex,
        cls: value('cumulative-layout-shift'),
        firstContentfulPaint: value('first-contentful-paint'),
        largestContentfulPaint: value('largest-contentful-paint'),
        totalBlockingTime: value('total-blocking-time'),
      },
      findings: lost,
    };
  } finally {
    await browser.close();
  }
}

/** The median of each figure by itself. */
export function medianOf(runs: readonly LighthouseFigures[]): LighthouseFigures {
  const [first] = runs;
  if (!first) throw new Error('No page was visited');
  const middles = Object.keys(first).map((name) => {
    const sorted = runs.map((figures) => figures[name as keyof LighthouseFigures]).sort((a, b) => a - b);
    return [name, sorted[Math.floor((sorted.length - 1) / 2)]];
  });
  return Object.fromEntries(middles) as LighthouseFigures;
}
