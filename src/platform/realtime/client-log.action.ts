import { Injectable, Logger } from '@nestjs/common';
import { IsIn, MaxLength } from 'class-validator';
import { logLevels, type LogData, type LogLevel } from '#contracts/shared/socket.js';
import { PlainText } from '#contracts/shared/validation.js';
import { Refusal } from '../domain/refusal.js';
import { FrameCount } from './frame-count.js';
import { RealtimeLimits } from './realtime-limits.js';
import { HandlesAction, type SocketAction, type SocketCaller } from './socket-action.js';

class ClientLogRequest implements LogData {
  @IsIn(logLevels)
  level: LogLevel;

  @PlainText({ lines: true })
  @MaxLength(2000)
  message: string;
}

/** Writes a log line of a signed-in client to the structured log (MSG-27). There is no response. */
@Injectable()
@HandlesAction('Log')
export class ClientLogAction implements SocketAction<ClientLogRequest> {
  readonly request = ClientLogRequest;
  private readonly logger = new Logger('client');
  private readonly counts = new WeakMap<object, FrameCount>();

  constructor(private readonly limits: RealtimeLimits) {}

  async handle({ level, message }: ClientLogRequest, { user, appName, connection }: SocketCaller): Promise<undefined> {
    const count = this.counts.get(connection) ?? new FrameCount(this.limits.window);
    this.counts.set(connection, count);
    if (count.next() > this.limits.logLinesPerWindow) {
      throw new Refusal('too-many-requests', 'Too many requests.');
    }
    const write = level === 'info' ? 'log' : level;
    this.logger[write]({ msg: message, userId: user.userId, appName });
  }
}
