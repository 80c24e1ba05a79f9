declare module '#src/platform/routing/routing-table.js' {
  interface Queues {
    /** Pictures are decoded here and nowhere else. */
    images: true;
  }
}

export {};
