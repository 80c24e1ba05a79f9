import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { notificationKinds, type NotificationKind } from '#contracts/identity/notification-choices.js';
import { uuid } from '#contracts/shared/params.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { ProgramSettings } from '#src/platform/config/program-settings.js';

/** A mail that somebody does not want any more. */
export interface Unsubscription {
  readonly userId: string;
  readonly kind: NotificationKind;
}

/**
 * Makes links that turn off a kind of mail without a sign-in (OP-101). A link stays valid: mails are read late, and it
 * does nothing that its owner could not take back in the account settings.
 */
@Injectable()
export class UnsubscribeLinks {
  private readonly secret: Buffer;
  private readonly origin: string;

  constructor(settings: ProgramSettings) {
    this.secret = createHmac('sha256', settings.tokenSecret).update('unsubscribe links').digest();
    this.origin = settings.publicUrl.replace(/\/+$/, '');
  }

  /** Returns the link for a mail of this kind to this user. */
  linkFor(userId: string, kind: NotificationKind): string {
    return `${this.origin}${pagePaths.unsubscribe}?token=${userId}.${kind}.${this.sign(userId, kind)}`;
  }

  /** Returns what the token of a link turns off; undefined for one that was not made here. */
  read(token: string): Unsubscription | undefined {
    const [userId = '', called = '', signature = ''] = token.split('.');
    const kind = notificationKinds.find((known) => known === called);
    if (!kind || uuid(userId) === undefined) return undefined;
    const [given, genuine] = [Buffer.from(signature), Buffer.from(this.sign(userId, kind))];
    return given.length === genuine.length && timingSafeEqual(given, genuine) ? { userId, kind } : undefined;
  }

  private sign(userId: string, kind: NotificationKind): string {
    return createHmac('sha256', this.secret).update(`${userId}\n${kind}`).digest('base64url');
  }
}
