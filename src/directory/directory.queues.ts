declare module '#src/platform/routing/routing-table.js' {
  interface Queues {
    /** Projections of listings, in batches. */
    reindex: true;
  }
}

export {};
