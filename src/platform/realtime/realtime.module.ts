import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ClientLogAction } from './client-log.action.js';
import { FrameDispatcher } from './frame-dispatcher.js';
import { OpenConnections } from './open-connections.js';
import { PushModule } from './push.module.js';
import { PushReceiver } from './push-receiver.js';
import { RealtimeLimits } from './realtime-limits.js';
import { SocketActions } from './socket-actions.js';
import { SocketGateway } from './socket-gateway.js';
import { SocketIdentification } from './socket-identification.js';

/**
 * Provides `/socket`, for the api only, and imports `PushModule`. It needs `AUTHENTICATOR` from a global module, and
 * `app.useWebSocketAdapter(new SocketAdapter(app))` before the application is initialised.
 */
@Module({
  imports: [DiscoveryModule, PushModule],
  providers: [
    RealtimeLimits,
    OpenConnections,
    PushReceiver,
    SocketActions,
    SocketIdentification,
    FrameDispatcher,
    SocketGateway,
    ClientLogAction,
  ],
})
export class RealtimeModule {}
