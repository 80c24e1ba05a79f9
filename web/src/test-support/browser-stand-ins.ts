/** jsdom has no Request and does not scroll: the router describes each navigation with one, and pages here never read it. */
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

/** jsdom lays nothing out: nothing has a size that could change. */
class ResizeObserverStandIn {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(globalThis, { ResizeObserver: ResizeObserverStandIn });
Element.prototype.scrollIntoView = () => undefined;
