/** A mail to one person. */
export interface Mail {
  /** One address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /**
   * The same for the same mail, however often it is sent (its delivery's idempotency key): the mail's Message-ID carries it, so
   * that a mailbox which gets the mail twice shows it once. Letters, digits and dashes.
   */
  readonly messageId: string;
}

/** Port: sends mail. */
export interface Mailer {
  /**
   * Hands a mail to the mail server. Resolves when the server has taken it, which is not when it arrives.
   * @throws Error that `looksLikeOutage` when the server is away, busy or misconfigured (the mail may be sent again), and
   * one that does not when the server refused this very mail
   */
  send(mail: Mail): Promise<void>;
}

export const MAILER = Symbol('Mailer');
