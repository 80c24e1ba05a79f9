/** The result of a content check of a picture. */
export interface ContentVerdict {
  readonly approved: boolean;
  /** 0 to 1 by name; empty when the check has none. */
  readonly scores: Readonly<Record<string, number>>;
}

/** Port: decides whether a picture may be shown on the site. */
export interface ContentCheck {
  /**
   * @param picture a JPEG that we have encoded ourselves
   * @throws an error that `looksLikeOutage` when the check is unavailable: the picture is checked later
   */
  check(picture: Uint8Array): Promise<ContentVerdict>;

  /** @throws when the check is unavailable */
  probe(): Promise<void>;
}

export const CONTENT_CHECK = Symbol('ContentCheck');

/** The check of an installation that has chosen none: it approves every picture that could be decoded. */
export class NoContentCheck implements ContentCheck {
  async check(): Promise<ContentVerdict> {
    return { approved: true, scores: {} };
  }

  async probe(): Promise<void> {}
}
