import type { Page } from 'playwright-core';
import { narrowWidths, outOfReach, tooWide } from '../../support/reflow.ts';
import type { Entry } from './gallery.ts';

/** Stories that show what is inside the frame of the site, or what replaces it. */
const withoutFrame = ['Pages/Crash', 'Pages/Plain pages', 'Pages/Vendor, error'];

/** True if a story shows a whole page of the site, with its frame. */
export const isWholePage = ({ title, type }: Entry): boolean =>
  type === 'story' && title.startsWith('Pages/') && !withoutFrame.includes(title);

/** Runs in the page; some pages have one heading for phones and another one for wide screens. */
const outline = `({
  headings: [...document.querySelectorAll('h1, [role=heading][aria-level="1"]')]
    .filter((heading) => heading.checkVisibility())
    .map((heading) => heading.textContent),
  firstLink: document.querySelector('a[href]')?.textContent,
})`;

/** Returns everything that is wrong with the outline of a page; behind a dialog it is hidden, but still there. */
export async function wrongInOutline(page: Page): Promise<string[]> {
  const { headings, firstLink } = await page.evaluate<{ headings: string[]; firstLink?: string }>(outline);
  const wrong: string[] = [];
  if (headings.length !== 1) wrong.push(`headings of level 1: ${headings.join(', ') || 'none'}`);
  if (firstLink !== 'Skip to content') wrong.push(`the first link is not 'Skip to content': ${firstLink ?? 'none'}`);
  return wrong;
}

/** Runs in the page: ends when components that measure the window have been shown for its new width. */
const shown = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))';

/** Returns everything that cannot be reached on narrow screens, or is wider than they are. */
export async function wrongWhenNarrow(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (const width of narrowWidths) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate(shown);
    const pixels = await page.evaluate<number>(tooWide);
    if (pixels > 0) wrong.push(`at ${width} px it is ${pixels} px too wide`);
    for (const control of await page.evaluate<string[]>(outOfReach)) {
      wrong.push(`at ${width} px out of reach: ${control}`);
    }
  }
  return wrong;
}
