import { randomUUIDv7 } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { InvalidInput } from '#contracts/shared/invalid-input.js';
import { readRequest } from '#contracts/shared/read-request.js';
import { Refusal } from '../domain/refusal.js';
import { problemOf } from '../http/problem-filter.js';
import { withCorrelation } from '../logging/correlation.js';
import { frameId, parseFrame, readFrame, type RequestFrame } from './read-frame.js';
import { RealtimeLimits } from './realtime-limits.js';
import type { SocketAnswer } from './socket-action.js';
import { SocketActions } from './socket-actions.js';
import type { SocketConnection } from './socket-connection.js';
import { SocketIdentification } from './socket-identification.js';

/** Dispatches incoming frames and sends a response to each, even to malformed ones; no frame can crash the process. */
@Injectable()
export class FrameDispatcher {
  private readonly logger = new Logger('socket');

  constructor(
    private readonly identification: SocketIdentification,
    private readonly actions: SocketActions,
    private readonly limits: RealtimeLimits,
  ) {}

  /** @param payload a text frame as a string; anything else is a binary one */
  async take(connection: SocketConnection, payload: unknown): Promise<void> {
    if (!connection.isOpen) return;
    const count = connection.frames.next();
    if (count > 2 * this.limits.framesPerWindow) return connection.close('too many frames');
    await withCorrelation({ correlationId: randomUUIDv7() }, () => this.answer(connection, payload, count));
  }

  private async answer(connection: SocketConnection, payload: unknown, count: number): Promise<void> {
    let id: string | undefined;
    try {
      const json = parseFrame(payload);
      id = frameId(json);
      if (count > this.limits.framesPerWindow) throw new Refusal('too-many-requests', 'Too many requests.');
      const answer = await this.handle(connection, readFrame(json));
      if (answer) connection.send({ ...answer, id });
    } catch (error) {
      const problem = problemOf(error);
      if (problem.status >= 500) this.logger.error(error instanceof Error ? (error.stack ?? error.message) : error);
      connection.send({ action: 'Error', data: problem, id });
    }
  }

  private async handle(connection: SocketConnection, frame: RequestFrame): Promise<SocketAnswer | undefined> {
    if (frame.action === 'Identify') return this.identifyInTurn(connection, frame);
    await connection.identifying;
    const action = this.actions.get(frame.action);
    if (!action) throw new InvalidInput({ action: ['unknown'] });
    const { identity } = connection;
    if (!identity) throw new Refusal('not-signed-in', 'Identify first.');
    if (!identity.user) throw new Refusal('not-signed-in', 'Sign in first.');
    const data = readRequest(action.request, frame.data);
    const caller = { user: identity.user, appName: identity.appName, connection };
    // Frames that waited when the connection ended are dropped: their sender has no answer, and sends them again.
    return connection.turns(() => (connection.isOpen ? action.handle(data, caller) : undefined));
  }

  /** Frames after an `Identify` wait for it, so that they are never attributed to the previous user. */
  private identifyInTurn(connection: SocketConnection, { data }: RequestFrame): Promise<SocketAnswer> {
    const turn = connection.identifying.then(() => this.identification.identify(connection, data));
    connection.identifying = turn.catch(() => undefined);
    return turn;
  }
}
