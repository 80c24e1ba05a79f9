declare module '../shared/route.js' {
  interface SigningServices {
    /** The payment provider signs its webhooks. */
    payments: true;
  }
}

export {};
