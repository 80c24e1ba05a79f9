import type { Page } from 'playwright-core';
import { eventually } from '../../support/posy/eventually.js';

/** Pixels of text in a browser as it comes, and with a text size of 200 %. */
export const usualText = 16;
export const largeText = 32;

/** Runs something with the text size of the browser set to this many pixels. Open pages follow, and the next ones. */
export async function withTextOf(page: Page, pixels: number, act: () => Promise<void>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  try {
    await act();
  } finally {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: usualText } });
    await browser.detach();
  }
}

export const scrollsSideways = (page: Page) =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth');

const textSize = 'parseFloat(getComputedStyle(document.body).fontSize)';

/** The texts of a page whose lines overlap, and those that have hardly room for two letters in a line. */
const unreadable = `[...document.body.querySelectorAll('*')].flatMap((one) => {
  const own = [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()).join('');
  const { width, height } = one.getBoundingClientRect();
  if (own.length < 4 || width < 2 || height < 2 || one.closest('svg, [aria-hidden]')) return [];
  const { fontSize, lineHeight } = getComputedStyle(one);
  const size = parseFloat(fontSize);
  const overlaps = lineHeight !== 'normal' && parseFloat(lineHeight) < 0.9 * size && height > 1.5 * size;
  return overlaps || width < 1.5 * size ? [own.slice(0, 40)] : [];
})`;

/** The innermost elements that reach beyond the right edge of the window. */
const beyondTheEdge = `[...document.body.querySelectorAll('*')].flatMap((one) => {
  const beyond = (element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5;
  return beyond(one) && ![...one.children].some(beyond) ? [one.outerHTML.slice(0, 120)] : [];
})`;

/**
 * Waits until the open page follows the text size of 200 %, does not scroll sideways, and each text is readable: its
 * parts change a moment after the window.
 */
export async function isReadable(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  const look = async () => {
    const size = await page.evaluate<number>(textSize);
    const scrolls = await scrollsSideways(page);
    const wide = scrolls ? await page.evaluate<string[]>(beyondTheEdge) : [];
    return { pathname, size, scrolls, wide, bad: await page.evaluate<string[]>(unreadable) };
  };
  await eventually(look, ({ size, scrolls, bad }) => size === largeText && !scrolls && bad.length === 0, 15_000);
}
