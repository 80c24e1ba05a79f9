import { generateKeyPairSync, randomUUID, createPublicKey, createPrivateKey, type KeyObject } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { sql } from 'kysely';
import type { PublicKeyView } from '#contracts/identity/sessions.views.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { SecurityLog } from '../security-log/security-log.js';
import { KeySeal } from './key-seal.js';

interface Tables {
  'identity.signing_key': {
    kid: string;
    public_key: PublicKeyView;
    sealed_private_key: string | null;
    created_at: string;
    retired_at: string | null;
  };
}

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
}

/** A public key, and whether tokens signed with it are still accepted. */
export interface KnownKey {
  readonly publicKey: KeyObject;
  readonly isAccepted: boolean;
}

interface Kept {
  readonly view: PublicKeyView;
  readonly publicKey: KeyObject;
  readonly retiredAt: Date | null;
}

export const signingAlgorithm = 'EdDSA';

/** The greatest difference between the clocks of our machines, in seconds. */
export const clockTolerance = 120;

/** Milliseconds between two reads of the keys. A process may use a replaced key for that long. */
const refreshInterval = 30_000;
/** Minimum milliseconds between two reads caused by unknown key ids, so that made-up ids cannot load the database. */
const unknownKeyInterval = 1_000;
/** A number of days that no key reaches, so that only an unusable key is replaced. */
const neverByAge = 100_000;

/**
 * Milliseconds that a replaced key is accepted: the lifetime of its last token plus clock tolerance and stale
 * processes.
 */
export const acceptedAfterRetirement = (600 + clockTolerance) * 1000 + 2 * refreshInterval;

/**
 * The signing keys of tokens. One key signs; its predecessors are accepted until their last tokens have expired. They
 * are cached in memory, so that verifying a token needs no query. Private keys are stored encrypted.
 */
@Injectable()
export class SigningKeys {
  private readonly logger = new Logger(SigningKeys.name);
  private keys = new Map<string, Kept>();
  private signing?: SigningKey;
  private readAt = -Infinity;
  private reading?: Promise<void>;

  constructor(
    private readonly database: ReadDatabase,
    private readonly unitOfWork: UnitOfWork,
    private readonly seal: KeySeal,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Returns the current signing key, and creates the first one. */
  async current(): Promise<SigningKey> {
    if (this.age() > refreshInterval) await this.read();
    if (!this.signing) await this.rotate(neverByAge);
    if (!this.signing) throw new Error('there is no signing key');
    return this.signing;
  }

  /** Returns the key with an id, or undefined. Only unknown ids cause a query. */
  async find(kid: string): Promise<KnownKey | undefined> {
    if (!this.keys.has(kid) && this.age() > unknownKeyInterval) await this.read();
    else if (this.age() > refreshInterval) this.refreshInBackground();
    const kept = this.keys.get(kid);
    return kept && { publicKey: kept.publicKey, isAccepted: isAccepted(kept) };
  }

  /** Returns the public keys that verify the tokens in use. */
  async published(): Promise<PublicKeyView[]> {
    await this.current();
    return [...this.keys.values()].filter(isAccepted).map(({ view }) => view);
  }

  /**
   * Creates a signing key that replaces the current one.
   * @param onlyIfOlderThan in days; a younger key is not replaced
   */
  async rotate(onlyIfOlderThan = 0): Promise<void> {
    const kid = randomUUID();
    const pair = generateKeyPairSync('ed25519');
    const { crv, kty, x } = pair.publicKey.export({ format: 'jwk' });
    const view = { kid, kty, crv, x, alg: signingAlgorithm, use: 'sig' };
    const sealed = this.seal.seal(kid, pair.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString());
    await this.unitOfWork.run(async () => {
      await sql`select pg_advisory_xact_lock(hashtext('identity.signing_key'))`.execute(this.database.tables());
      const young = await this.rows()
        .select(['kid', 'sealed_private_key'])
        .where('retired_at', 'is', null)
        .where('created_at', '>', sql<string>`now() - make_interval(days => ${onlyIfOlderThan})`)
        .executeTakeFirst();
      if (young && this.seal.open(young.kid, young.sealed_private_key ?? '') !== undefined) return;
      // A replaced key signs nothing any more, so its private key is deleted.
      await this.database
        .tables<Tables>()
        .updateTable('identity.signing_key')
        .set({ retired_at: sql`now()`, sealed_private_key: null })
        .where('retired_at', 'is', null)
        .execute();
      await this.database
        .tables<Tables>()
        .insertInto('identity.signing_key')
        .values({ kid, public_key: view as PublicKeyView, sealed_private_key: sealed, created_at: sql`now()` as never })
        .execute();
      await this.securityLog.record({ kind: 'signing-key-rotated', note: kid });
    });
    await this.read();
  }

  private age(): number {
    return performance.now() - this.readAt;
  }

  private refreshInBackground(): void {
    this.read().catch((error: unknown) =>
      this.logger.warn(`cannot read the signing keys: ${(error as Error).message}`),
    );
  }

  private read(): Promise<void> {
    this.reading ??= this.readNow().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async readNow(): Promise<void> {
    const rows = await this.rows().selectAll().execute();
    this.keys = new Map(rows.map(({ kid, public_key, retired_at }) => [kid, keptOf(public_key, retired_at)]));
    const current = rows.find(({ retired_at }) => retired_at === null);
    const text = current && this.seal.open(current.kid, current.sealed_private_key ?? '');
    this.signing = current && text ? { kid: current.kid, privateKey: createPrivateKey(text) } : undefined;
    this.readAt = performance.now();
  }

  private rows() {
    return this.database.tables<Tables>().selectFrom('identity.signing_key');
  }
}

const keptOf = (view: PublicKeyView, retiredAt: string | null): Kept => ({
  view,
  publicKey: createPublicKey({ format: 'jwk', key: { kty: view.kty, crv: view.crv, x: view.x } }),
  retiredAt: retiredAt === null ? null : new Date(retiredAt),
});

const isAccepted = ({ retiredAt }: Kept) =>
  retiredAt === null || Date.now() - retiredAt.getTime() < acceptedAfterRetirement;
