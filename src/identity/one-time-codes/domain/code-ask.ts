import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { CodeAsked } from '#contracts/identity/one-time-code.messages.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';

/** `reset`: to set a new password. `another`: the kind of code that the account expects. */
export type CodeAskKind = 'reset' | 'another';

/**
 * A request for a code by somebody who is not signed in. The worker that deletes the row finds out whether the email
 * belongs to an account; the call itself is the same for all emails and takes as long.
 */
@Entity({ schema: 'identity', tableName: 'code_ask' })
export class CodeAsk extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'text' })
  kind: CodeAskKind;

  /** The normalised email. */
  @Property({ type: 'text' })
  email: string;

  /** IP address of the request, for the security log. */
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
