import { Injectable, Logger, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import pg from 'pg';
import { ServiceSettings } from '../config/service-settings.js';
import { withTimeout } from '../timing/with-timeout.js';

type Listener = (payload: string) => void;

/** Milliseconds between attempts to reconnect. */
const reconnectDelay = 1_000;
/** Milliseconds between two checks of the connection, and the timeout of a check. */
const checkInterval = 10_000;
const checkTimeout = 5_000;
/** Milliseconds that closing the connection may take. */
const closeTimeout = 1_000;

/**
 * Receives PostgreSQL's NOTIFY on a connection of its own. A notification is a hint and may be missed while the
 * database is unavailable, so listeners must poll too; after each (re)connect every listener is called with an empty
 * payload. A regular query detects a half-open connection.
 */
@Injectable()
export class DatabaseListener implements OnModuleDestroy, OnApplicationShutdown {
  private readonly logger = new Logger(DatabaseListener.name);
  private readonly listeners = new Map<string, Set<Listener>>();
  private client?: pg.Client;
  /** The latest connection attempt; it becomes `client` once it listens. */
  private newest?: pg.Client;
  private connecting?: Promise<void>;
  private checkTimer?: NodeJS.Timeout;
  private closed = false;

  constructor(private readonly settings: ServiceSettings) {}

  /** Listens on a channel. Returns a function that removes the listener. */
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
      connectionString: this.settings.databaseUrl,
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
      application_name: 'posy listener',
    });
    client.on('error', () => undefined); // 'end' follows
    client.on('end', () => this.handleDisconnect(client));
    client.on('notification', ({ channel, payload }) => this.notify(channel, payload ?? ''));
    try {
      this.newest = client;
      await client.connect();
      await withTimeout(checkTimeout, 'listening', this.listenOn(client));
      if (this.closed) return;
      this.client = client;
      this.checkTimer = setInterval(() => void this.checkConnection(client), checkInterval).unref();
      for (const channel of this.listeners.keys()) this.notify(channel, '');
    } catch (error) {
      if (!this.closed) this.logger.warn(`cannot listen: ${(error as Error).message}`);
      void client.end().catch(() => undefined);
      this.retry();
    }
  }

  private async listenOn(client: pg.Client): Promise<void> {
    for (const channel of this.listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  private handleDisconnect(client: pg.Client): void {
    if (client !== this.client) return;
    clearInterval(this.checkTimer);
    this.client = undefined;
    this.retry();
  }

  /** Closes a connection that does not respond; pg closes a connection with a pending statement at once. */
  private async checkConnection(client: pg.Client): Promise<void> {
    try {
      await withTimeout(checkTimeout, 'asking the listening connection', client.query('select 1'));
    } catch (error) {
      if (client === this.client) this.logger.warn(`reconnecting the listener: ${(error as Error).message}`);
      await client.end().catch(() => undefined);
    }
  }

  private retry(): void {
    if (!this.closed) setTimeout(() => this.connect(), reconnectDelay).unref();
  }

  private notify(channel: string, payload: string): void {
    for (const listener of this.listeners.get(channel) ?? []) listener(payload);
  }

  /** Prevents reconnects from now on. An existing connection keeps receiving notifications during the shutdown. */
  onModuleDestroy(): void {
    this.closed = true;
    clearInterval(this.checkTimer);
  }

  /**
   * Waits neither for a pending connection attempt, which pg may never settle, nor for a server that does not respond.
   */
  async onApplicationShutdown(): Promise<void> {
    if (this.newest) await withTimeout(closeTimeout, 'ending', this.newest.end()).catch(() => undefined);
  }
}
