/** Pixels; a desk at 200 % zoom (half of 1280), a phone, and the narrowest screen that WCAG's reflow requires. */
export const narrowWidths = [640, 390, 320] as const;

/** Runs in a page: returns by how many pixels it is wider than its window. */
export const tooWide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** Runs in a page: returns every control outside of the window that cannot be reached by scrolling sideways. */
export const outOfReach = `[...document.querySelectorAll('a[href], button, input, [role=option]')].filter((element) => {
  const { left, right, width, height } = element.getBoundingClientRect();
  if (width <= 1 || height <= 1 || getComputedStyle(element).visibility === 'hidden') return false;
  if (left >= -0.5 && right <= document.documentElement.clientWidth + 0.5) return false;
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(around).overflowX)) return false;
  }
  return true;
}).map((element) => element.outerHTML.slice(0, 160))`;
