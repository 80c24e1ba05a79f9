declare module '../shared/route.js' {
  interface OwnedKinds {
    /** The user behind its vendor owns it. */
    webstore: true;
  }
}

export {};
