import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { INestApplication, WsMessageHandler } from '@nestjs/common';
import { WsAdapter } from '@nestjs/platform-ws';
import type { WebSocket } from 'ws';
import { type VerifyClientCallbackAsync, type WebSocketServer } from 'ws';
import { maxFrameBytes } from '#contracts/shared/socket.js';
import { Config } from '../config/config.js';
import { networkOf } from './network-of.js';
import { OpenConnections } from './open-connections.js';
import { RealtimeLimits } from './realtime-limits.js';

/** The event name that Nest sees for every frame: the gateway itself parses frames and responds to unknown actions. */
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
    super(app);
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

  /**
   * Hands every frame to the gateway, also malformed ones and unknown actions, which Nest's own parser would drop. Nest
   * also builds a pipeline of streams for each socket, which takes 7.5 KB of every idle one; this listener takes 0.5.
   */
  override bindMessageHandlers(socket: WebSocket, handlers: readonly WsMessageHandler[]): void {
    const handler = handlers.find(({ message }) => message === anyFrame);
    socket.on('message', (data, isBinary) => {
      const taken = handler?.callback(isBinary ? data : (data as Buffer).toString(), anyFrame) as Promise<void>;
      taken.catch((error: unknown) => this.logger.error(error));
    });
  }

  /**
   * Ignores errors, which are caused by clients (oversized frame, invalid UTF-8, lost connection): `ws` closes the
   * connection itself.
   */
  override bindErrorHandler(server: WebSocketServer): WebSocketServer {
    server.on('connection', (socket: WebSocket) => socket.on('error', (error) => this.logger.debug(error.message)));
    server.on('error', (error) => this.logger.error(error.message));
    return server;
  }

  /** Adds an error listener: without one, a client that disconnects during the upgrade would crash the process. */
  protected override ensureHttpServerExists(port: number, httpServer?: Server): Server | undefined {
    const server = super.ensureHttpServerExists(port, httpServer);
    server?.prependListener('upgrade', (_request: IncomingMessage, socket: Duplex) => {
      socket.on('error', () => socket.destroy());
    });
    return server;
  }

  /**
   * Whether the request comes from a page of this site: under the public address, or under the host of the request
   * (`localhost`). Programs send no origin. The socket uses no cookies, so this check only keeps other sites from using
   * up connections.
   */
  private isOwn(origin: string | undefined, request: IncomingMessage): boolean {
    if (!origin) return true;
    const host = URL.canParse(origin) ? new URL(origin).host : undefined;
    return host !== undefined && (host === this.publicHost || host === request.headers.host);
  }
}
