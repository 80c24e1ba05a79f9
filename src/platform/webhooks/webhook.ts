/** Port: posts rows to the automation list that is configured, if one is. */
export interface Webhook {
  /** Whether there is an address to post to. */
  readonly isConfigured: boolean;
  /**
   * Posts a value as JSON, signed. The receiver gets it twice when its answer was lost, with the same key.
   * @param idempotencyKey the same for every attempt at one value
   * @throws Error for which `looksLikeOutage` is true when the receiver is unavailable or throttles, and false when it
   * refuses this value
   */
  post(value: object, idempotencyKey: string): Promise<void>;
}

export const WEBHOOK = Symbol('Webhook');
