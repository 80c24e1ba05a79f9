import { Injectable, Logger, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import pg from 'pg';
import { Config } from '../config/config.js';

type Listener = (payload: string) => void;

/** Milliseconds between attempts to connect again. */
const reconnectPause = 1_000;

/**
 * Hears PostgreSQL's NOTIFY on a connection of its own. A notification is a hint and may be missed while the database
 * is away, so whoever listens also polls; after each (re)connect every listener is called with an empty payload.
 */
@Injectable()
export class DatabaseListener implements OnModuleDestroy, OnApplicationShutdown {
  private readonly logger = new Logger(DatabaseListener.name);
  private readonly listeners = new Map<string, Set<Listener>>();
  private client?: pg.Client;
  private connecting?: Promise<void>;
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
      await client.connect();
      for (const channel of this.listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      this.client = client;
      for (const channel of this.listeners.keys()) this.tell(channel, '');
    } catch (error) {
      this.logger.warn(`cannot listen: ${(error as Error).message}`);
      void client.end().catch(() => undefined);
      this.retry();
    }
  }

  private lost(client: pg.Client): void {
    if (client !== this.client) return;
    this.client = undefined;
    this.retry();
  }

  private retry(): void {
    if (!this.closed) setTimeout(() => this.connect(), reconnectPause).unref();
  }

  private tell(channel: string, payload: string): void {
    for (const listener of this.listeners.get(channel) ?? []) listener(payload);
  }

  /** From here on nothing connects again, however long the others take to close. */
  onModuleDestroy(): void {
    this.closed = true;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.connecting;
    await this.client?.end().catch(() => undefined);
  }
}
