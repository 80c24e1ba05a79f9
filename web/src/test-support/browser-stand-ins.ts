/**
 * jsdom has no Request and does not scroll: the router creates one for each navigation, which pages here never read.
 */
class RequestStandIn {
  readonly headers = new Headers();
  readonly method: string;
  readonly signal: AbortSignal | null;

  constructor(
    readonly url: string,
    { method = 'GET', signal = null }: RequestInit = {},
  ) {
    this.method = method;
    this.signal = signal;
  }
}

Object.assign(globalThis, { Request: RequestStandIn, scrollTo: () => undefined });

/** jsdom has no layout: sizes never change. */
class ResizeObserverStandIn {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(globalThis, { ResizeObserver: ResizeObserverStandIn });
Element.prototype.scrollIntoView = () => undefined;
