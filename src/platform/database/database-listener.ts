import { Injectable, Logger, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import pg from 'pg';
import { Config } from '../config/config.js';
import { withTimeout } from '../with-timeout.js';

type Listener = (payload: string) => void;

/** Milliseconds between attempts to connect again. */
const reconnectPause = 1_000;
/** Milliseconds between two questions whether the connection still works, and that the answer may take. */
const askEvery = 10_000;
const answerLimit = 5_000;
/** Milliseconds that a connection may take to end. */
const endLimit = 1_000;

/**
 * Hears PostgreSQL's NOTIFY on a connection of its own. A notification is a hint and may be missed while the database
 * is away, so whoever listens also polls; after each (re)connect every listener is called with an empty payload. A
 * regular query detects a half-open connection.
 */
@Injectable()
export class DatabaseListener implements OnModuleDestroy, OnApplicationShutdown {
  private readonly logger = new Logger(DatabaseListener.name);
  private readonly listeners = new Map<string, Set<Listener>>();
  private client?: pg.Client;
  /** The last connection that was attempted; it is `client` once it listens. */
  private newest?: pg.Client;
  private connecting?: Promise<void>;
  private asking?: NodeJS.Timeout;
  private closed = false;

  constructor(private readonly config: Config) {}

  /** Listens on a channel; answers how to stop. */
  on(channel: string, listener: Listener): () => void {
    const known = this.listeners.get(channel);
    const listeners = known ?? new Set<Listener>();
    this.listeners.set(channel, listeners.add(listener));
    if (!this.client) this.connect();
    else if (!known) void this.client.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
    return () => void listeners.delete(listener);
  }

  private connect(): void {
    if (this.connecting || this.closed) return;
    this.connecting = this.connectOnce().finally(() => (this.connecting = undefined));
  }

  private async connectOnce(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.config.databaseUrl,
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
      application_name: 'posy listener',
    });
    client.on('error', () => undefined); // 'end' follows
    client.on('end', () => this.lost(client));
    client.on('notification', ({ channel, payload }) => this.tell(channel, payload ?? ''));
    try {
      this.newest = client;
      await client.connect();
      await withTimeout(answerLimit, 'listening', this.listenOn(client));
      if (this.closed) return;
      this.client = client;
      this.asking = setInterval(() => void this.ask(client), askEvery).unref();
      for (const channel of this.listeners.keys()) this.tell(channel, '');
    } catch (error) {
      if (!this.closed) this.logger.warn(`cannot listen: ${(error as Error).message}`);
      void client.end().catch(() => undefined);
      this.retry();
    }
  }

  private async listenOn(client: pg.Client): Promise<void> {
    for (const channel of this.listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  private lost(client: pg.Client): void {
    if (client !== this.client) return;
    clearInterval(this.asking);
    this.client = undefined;
    this.retry();
  }

  /** One that does not answer is given up; pg ends a connection at once on which a statement waits. */
  private async ask(client: pg.Client): Promise<void> {
    try {
      await withTimeout(answerLimit, 'asking the listening connection', client.query('select 1'));
    } catch (error) {
      if (client === this.client) this.logger.warn(`listens anew: ${(error as Error).message}`);
      await client.end().catch(() => undefined);
    }
  }

  private retry(): void {
    if (!this.closed) setTimeout(() => this.connect(), reconnectPause).unref();
  }

  private tell(channel: string, payload: string): void {
    for (const listener of this.listeners.get(channel) ?? []) listener(payload);
  }

  /** From here on nothing connects again, however long the others take to close; a connection that listens still hears. */
  onModuleDestroy(): void {
    this.closed = true;
    clearInterval(this.asking);
  }

  /** Waits neither for a connection under construction, which pg may never settle, nor for a server that is silent. */
  async onApplicationShutdown(): Promise<void> {
    if (this.newest) await withTimeout(endLimit, 'ending', this.newest.end()).catch(() => undefined);
  }
}
