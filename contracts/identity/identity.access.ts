declare module '../shared/route.js' {
  interface OwnedKinds {
    /** The account belongs to its user. */
    user: true;
    /** The user who signed the business up owns it. */
    vendor: true;
    session: true;
  }
}

export {};
