import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { INestApplication } from '@nestjs/common';
import { WsAdapter } from '@nestjs/platform-ws';
import type { WebSocket } from 'ws';
import { type VerifyClientCallbackAsync, type WebSocketServer } from 'ws';
import { maxFrameBytes } from '#contracts/shared/socket.js';
import { Config } from '../config/config.js';
import { networkOf } from './network-of.js';
import { OpenConnections } from './open-connections.js';
import { RealtimeLimits } from './realtime-limits.js';

/** What Nest takes every frame for, whatever is in it: the gateway reads it, and answers those it does not know. */
export const anyFrame = 'frame';

/**
 * Serves the api's socket on the port of its HTTP server.
 *
 * ```ts
 * const app = await NestFactory.create<NestFastifyApplication>(AppModule, new FastifyAdapter(…));
 * app.useWebSocketAdapter(new SocketAdapter(app)); // before init() and listen()
 * ```
 */
export class SocketAdapter extends WsAdapter {
  private readonly publicHost: string;
  private readonly limits: RealtimeLimits;
  private readonly connections: OpenConnections;
  private readonly networkOf: (request: IncomingMessage) => string;

  constructor(app: INestApplication) {
    // Nest's own parser drops what it cannot read and what no method listens to, without a word.
    super(app, { messageParser: (data) => ({ event: anyFrame, data }) });
    const { publicUrl, trustedProxies } = app.get(Config);
    this.publicHost = new URL(publicUrl).host;
    this.networkOf = networkOf(trustedProxies);
    this.limits = app.get(RealtimeLimits);
    this.connections = app.get(OpenConnections);
  }

  override create(port: number, options: Record<string, unknown> = {}): WebSocketServer {
    const verifyClient: VerifyClientCallbackAsync = ({ origin, req }, decide) => {
      if (!this.isOwn(origin, req)) decide(false, 403);
      else if (server.clients.size >= this.limits.connections) decide(false, 503);
      else if (this.connections.anonymousOf(this.networkOf(req)) >= this.limits.anonymousPerNetwork) decide(false, 429);
      else decide(true);
    };
    const server = super.create(port, { ...options, maxPayload: maxFrameBytes, verifyClient }) as WebSocketServer;
    return server;
  }

  /** An error here is a client's: an oversized frame, broken UTF-8, a lost line. `ws` closes the connection itself. */
  override bindErrorHandler(server: WebSocketServer): WebSocketServer {
    server.on('connection', (socket: WebSocket) => socket.on('error', (error) => this.logger.debug(error.message)));
    server.on('error', (error) => this.logger.error(error.message));
    return server;
  }

  /** Without a listener, a client that breaks off during the upgrade would end the process. */
  protected override ensureHttpServerExists(port: number, httpServer?: Server): Server | undefined {
    const server = super.ensureHttpServerExists(port, httpServer);
    server?.prependListener('upgrade', (_request: IncomingMessage, socket: Duplex) => {
      socket.on('error', () => socket.destroy());
    });
    return server;
  }

  /**
   * Whether a page of ours asks: under the public address, or under the one it was itself fetched from (`localhost`).
   * Programs send no origin. Cookies play no part here, so this keeps other sites from using up connections, no more.
   */
  private isOwn(origin: string | undefined, request: IncomingMessage): boolean {
    if (!origin) return true;
    const host = URL.canParse(origin) ? new URL(origin).host : undefined;
    return host !== undefined && (host === this.publicHost || host === request.headers.host);
  }
}
