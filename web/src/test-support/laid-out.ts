/** jsdom lays nothing out; a list that shows only what is in view needs heights: 60 pixels a row in a window of 600. */
export function layOut(): void {
  const isRow = (element: HTMLElement) => 'index' in element.dataset;
  const heights = { offsetHeight: 600, clientHeight: 600, scrollHeight: 10_000_000 };
  for (const [name, height] of Object.entries(heights)) {
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return isRow(this) ? 60 : height;
      },
    });
  }
  for (const name of ['offsetWidth', 'clientWidth']) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => 400 });
  }
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, options?: ScrollToOptions | number) {
    this.scrollTop = typeof options === 'object' ? (options.top ?? 0) : 0;
    queueMicrotask(() => this.dispatchEvent(new Event('scroll')));
  };
}
