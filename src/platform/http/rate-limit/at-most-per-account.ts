import { createHash } from 'node:crypto';
import { SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { LimitSettings } from '../../config/limit-settings.js';

interface AccountLimit {
  /** Field of the body that contains the account. */
  readonly field: string;
  readonly limit: (settings: LimitSettings) => number;
  /** Methods with the same value share a counter. */
  readonly what: string;
}

const key = 'posy:at-most-per-account';

/**
 * Limits the calls of a controller method per network and account in a quarter of an hour. Each network has a counter of
 * its own, so that nobody can use up the calls of the account's owner.
 *
 * ```ts
 * @Implements(passwordRoutes.resetPassword)
 * @AtMostPerAccount({ what: 'grants', field: 'email', limit: (settings) => settings.codesPerAccount })
 * ```
 */
export const AtMostPerAccount = (limit: AccountLimit): MethodDecorator => SetMetadata(key, limit);

/** Returns the account limit of the method that handles this call, if any. */
export const accountLimitOf = (context: ExecutionContext): AccountLimit | undefined =>
  Reflect.getMetadata(key, context.getHandler()) as AccountLimit | undefined;

/**
 * Returns the key of the account in a call: a hash, so that Redis contains no email address. The body is not validated
 * yet; all values that are no text share a key, and are refused later.
 */
export function accountIn(context: ExecutionContext, { field }: AccountLimit): string {
  const { body } = context.switchToHttp().getRequest<FastifyRequest>();
  const named = (body as Record<string, unknown> | null | undefined)?.[field];
  const account = typeof named === 'string' ? named.trim().toLowerCase().normalize('NFC') : '';
  return createHash('sha256').update(account).digest('base64url');
}
