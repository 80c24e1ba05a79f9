import { Injectable } from '@nestjs/common';
import { IsInt } from 'class-validator';
import { Refusal } from '#src/platform/domain/refusal.js';
import { HandlesAction, type SocketAction, type SocketCaller } from '#src/platform/realtime/socket-action.js';

class DoubleRequest {
  @IsInt()
  number: number;
}

/**
 * An action for tests of the socket: doubles a number, refuses 13, fails for 0, does not respond to negative numbers.
 */
@Injectable()
@HandlesAction('double')
export class DoubleAction implements SocketAction<DoubleRequest> {
  readonly request = DoubleRequest;

  async handle({ number }: DoubleRequest, { user, appName }: SocketCaller) {
    if (number === 13) throw new Refusal('changed-meanwhile', 'Somebody was faster.');
    if (number === 0) throw new TypeError('a secret detail');
    if (number < 0) return undefined;
    return { action: 'Doubled', data: { number: 2 * number, userId: user.userId, appName } };
  }
}
