import { createHash } from 'node:crypto';
import { SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';

interface AccountLimit {
  /** The field of the body that names the account. */
  readonly field: string;
  readonly limit: (config: Config) => number;
  /** Methods with the same word count together. */
  readonly what: string;
}

const key = 'posy:at-most-per-account';

/**
 * Lets one network call a controller method less often about one account in a quarter of an hour. Other networks count for
 * themselves: nobody can use up the calls of the account's owner.
 *
 * ```ts
 * @Implements(passwordRoutes.resetPassword)
 * @AtMostPerAccount({ what: 'grants', field: 'email', limit: (config) => config.codesPerAccount })
 * ```
 */
export const AtMostPerAccount = (limit: AccountLimit): MethodDecorator => SetMetadata(key, limit);

/** The limit of the method that takes this call, if it has one for accounts. */
export const accountLimitOf = (context: ExecutionContext): AccountLimit | undefined =>
  Reflect.getMetadata(key, context.getHandler()) as AccountLimit | undefined;

/**
 * What stands for the account that a call names: a hash, so that Redis holds no address. The body has not been checked
 * yet; what is no text counts as one account, and is refused afterwards.
 */
export function accountIn(context: ExecutionContext, { field }: AccountLimit): string {
  const { body } = context.switchToHttp().getRequest<FastifyRequest>();
  const named = (body as Record<string, unknown> | null | undefined)?.[field];
  const account = typeof named === 'string' ? named.trim().toLowerCase().normalize('NFC') : '';
  return createHash('sha256').update(account).digest('base64url');
}
