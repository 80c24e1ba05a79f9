import {
  Injectable,
  Logger,
  type OnApplicationShutdown,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { DatabaseListener } from '#src/platform/database/database-listener.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { revocationMemory, RevokedSessions } from './revoked-sessions.js';

interface Tables {
  'identity.session': { id: string; revoked_at: Date | null };
}

/** Milliseconds between polls, which find revocations whose notification was lost. */
const pollInterval = 5_000;

/** Informs an api process of all revoked sessions, by notifications and by polling. */
@Injectable()
export class RevocationFeed implements OnModuleInit, OnModuleDestroy, OnApplicationShutdown {
  private readonly logger = new Logger(RevocationFeed.name);
  private stopListening?: () => void;
  private timer?: NodeJS.Timeout;
  private reading?: Promise<void>;
  private informed = false;
  private failing = false;
  private stopping = false;

  constructor(
    private readonly listener: DatabaseListener,
    private readonly database: ReadDatabase,
    private readonly revoked: RevokedSessions,
  ) {}

  async onModuleInit(): Promise<void> {
    this.stopListening = this.listener.on('session_revoked', (sessionId) => {
      if (sessionId) this.revoked.add(sessionId);
      else if (!this.stopping) void this.poll();
    });
    this.timer = setInterval(() => void this.poll(), pollInterval);
    await this.poll();
  }

  /** Stops polling, because the connection pool closes before the shutdown. Notifications are handled until then. */
  onModuleDestroy(): void {
    this.stopping = true;
    clearInterval(this.timer);
  }

  onApplicationShutdown(): void {
    this.stopListening?.();
  }

  /**
   * Resolves when the revoked sessions were read once, before which a new process knows none of them.
   * @throws the error of the database when it is unavailable
   */
  async ready(): Promise<void> {
    if (!this.informed) await this.readOnce();
  }

  private async poll(): Promise<void> {
    try {
      await this.readOnce();
      this.failing = false;
    } catch (error) {
      if (!this.failing && !this.stopping)
        this.logger.warn(`cannot read the revoked sessions: ${(error as Error).message}`);
      this.failing = true;
    }
    this.revoked.prune();
  }

  private readOnce(): Promise<void> {
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async read(): Promise<void> {
    const rows = await this.database
      .tables<Tables>()
      .selectFrom('identity.session')
      .select('id')
      .where('revoked_at', '>', new Date(Date.now() - revocationMemory))
      .execute();
    for (const { id } of rows) this.revoked.add(id);
    this.informed = true;
  }
}
