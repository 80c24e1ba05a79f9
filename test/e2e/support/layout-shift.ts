import type { Page } from 'playwright-core';

const scoreOf = (part: string) => `new Promise((resolve) => {
  let score = 0;
  const part = document.querySelector(${JSON.stringify(part)});
  const observer = new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      if (part === document.documentElement || sources.some(({ node }) => part.contains(node))) score += value;
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  // Observers are called in the order of their creation, so the one above has been called.
  new PerformanceObserver(() => resolve(score)).observe({ type: 'navigation', buffered: true });
})`;

/** Returns the layout shift of a part of the page since the page was opened, as scored by the browser. */
export const layoutShift = (page: Page, part = 'html') => page.evaluate<number>(scoreOf(part));
