import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { freePorts } from '../../docker/local/free-ports.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** Installed when it is first used: with all that it needs, it would be a fifth of the files of `npm ci`. */
const lighthouse = 'lighthouse@13.5.0';

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

/** The parts of Lighthouse's report that are read here. */
interface Report {
  runtimeError?: { code: string; message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number } | undefined>;
  environment: { benchmarkIndex: number };
}

async function runLighthouse(url: string, port: number): Promise<Report> {
  const options = [`--port=${port}`, `--only-categories=${categories.join()}`, '--output=json', '--log-level=error'];
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...options], {
    maxBuffer: 100_000_000,
    timeout: 300_000,
  });
  return JSON.parse(stdout) as Report;
}

/** One visit with an empty cache, in a new browser; repeated when Chromium has lost the beginning of a trace. */
export async function visitWithLighthouse(executablePath: string, url: string, tries = 5): Promise<LighthouseRun> {
  const [port = 0] = await freePorts(1);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', `--remote-debugging-port=${port}`] });
  try {
    const report = await runLighthouse(url, port);
    if (report.runtimeError?.code === 'NO_NAVSTART' && tries > 1)
      return await visitWithLighthouse(executablePath, url, tries - 1);
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
    const score = (category: Category) => Math.round((report.categories[category]?.score ?? 0) * 100);
    const value = (audit: string) => report.audits[audit]?.numericValue ?? NaN;
    const lost = categories
      .filter((category) => category !== 'performance')
      .flatMap((category) => report.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${report.audits[id]?.title}`);
    return {
      figures: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
        benchmarkIndex: report.environment.benchmarkIndex,
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
