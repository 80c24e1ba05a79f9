declare module '../shared/route.js' {
  interface OwnedKinds {
    /** The user who plans it owns it. */
    event: true;
  }
}

export {};
