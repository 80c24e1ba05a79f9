import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { CodeAsked } from '#contracts/identity/one-time-code.messages.js';
import { Aggregate } from '../../../platform/domain/aggregate.js';

/** `reset`: for a new password. `another`: whichever code the account waits for. */
export type CodeAskKind = 'reset' | 'another';

/**
 * An email for which somebody who is not signed in has asked for a code. Whether anybody has this email is found out by
 * the worker that takes the row away: the call itself does the same for all, and takes as long.
 */
@Entity({ schema: 'identity', tableName: 'code_ask' })
export class CodeAsk extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'text' })
  kind: CodeAskKind;

  /** Normalised. */
  @Property({ type: 'text' })
  email: string;

  /** From where it was asked, for the security log. */
  @Property({ type: 'text' })
  address: string;

  @Property({ type: 'text' })
  userAgent: string;

  @Property({ type: 'timestamptz', length: 3 })
  askedAt: Date;

  static of(ask: Pick<CodeAsk, 'id' | 'kind' | 'email' | 'address' | 'userAgent'>, now: Date): CodeAsk {
    const made = Object.assign(new CodeAsk(), { ...ask, askedAt: now });
    made.record(CodeAsked({ askId: ask.id }));
    return made;
  }
}
