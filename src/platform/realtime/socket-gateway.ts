import type { IncomingMessage } from 'node:http';
import { Inject, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import {
  SubscribeMessage,
  WebSocketGateway,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
} from '@nestjs/websockets';
import type { WebSocket } from 'ws';
import { ProgramSettings } from '../config/program-settings.js';
import { AUTHENTICATOR, type Authenticator } from '../http/authenticator.js';
import { FrameDispatcher } from './frame-dispatcher.js';
import { networkOf } from './network-of.js';
import { OpenConnections } from './open-connections.js';
import { RealtimeLimits } from './realtime-limits.js';
import { anyFrame } from './socket-adapter.js';
import { SocketConnection } from './socket-connection.js';
import { SocketIdentification } from './socket-identification.js';

/** Manages the socket connections of this process. */
@WebSocketGateway({ path: '/socket' })
export class SocketGateway
  implements OnGatewayConnection<WebSocket>, OnGatewayDisconnect<WebSocket>, OnModuleInit, OnModuleDestroy
{
  private readonly connections = new Map<WebSocket, SocketConnection>();
  private readonly networkOf: (request: IncomingMessage) => string;
  private heartbeat?: NodeJS.Timeout;
  private stopListening?: () => void;

  constructor(
    @Inject(AUTHENTICATOR) private readonly authenticator: Authenticator,
    private readonly identification: SocketIdentification,
    private readonly dispatcher: FrameDispatcher,
    private readonly limits: RealtimeLimits,
    private readonly open: OpenConnections,
    { trustedProxies }: ProgramSettings,
  ) {
    this.networkOf = networkOf(trustedProxies);
  }

  onModuleInit(): void {
    this.stopListening = this.authenticator.onRevoked((sessionId) => this.endSession(sessionId));
    this.heartbeat = setInterval(() => {
      for (const connection of this.connections.values()) connection.beat();
    }, this.limits.heartbeat);
  }

  handleConnection(socket: WebSocket, request: IncomingMessage): void {
    const connection = new SocketConnection(socket, this.limits, this.networkOf(request));
    this.connections.set(socket, connection);
    this.open.add(connection.network, connection);
  }

  handleDisconnect(socket: WebSocket): void {
    const connection = this.connections.get(socket);
    if (!connection) return;
    this.connections.delete(socket);
    this.open.remove(connection.network, connection);
    connection.forget();
    this.identification.forget(connection);
  }

  @SubscribeMessage(anyFrame)
  async takeFrame(socket: WebSocket, payload: unknown): Promise<void> {
    const connection = this.connections.get(socket);
    if (connection) await this.dispatcher.take(connection, payload);
  }

  private endSession(sessionId: string): void {
    for (const connection of this.connections.values()) {
      if (connection.identity?.user?.sessionId === sessionId) connection.close('session ended');
    }
  }

  onModuleDestroy(): void {
    clearInterval(this.heartbeat);
    this.stopListening?.();
    for (const connection of this.connections.values()) connection.close('going away');
  }
}
