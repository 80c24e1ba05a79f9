/** A mail to one person. */
export interface Mail {
  /** One address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /**
   * The idempotency key of the delivery, which is the same for every attempt. It becomes the Message-ID, so that a
   * mailbox which receives the mail twice shows it once. Letters, digits and dashes.
   */
  readonly messageId: string;
  /** Address of a page that ends such mails; mail programs offer it beside the mail. */
  readonly unsubscribeUrl?: string;
}

/** Port: sends mail. */
export interface Mailer {
  /**
   * Sends a mail to the mail server. Resolves when the server has accepted it, which does not mean that it has arrived.
   * @throws Error for which `looksLikeOutage` is true when the server is unavailable, busy or misconfigured (the mail
   * can be sent again), and false when the server refused this mail
   */
  send(mail: Mail): Promise<void>;
}

export const MAILER = Symbol('Mailer');
