import { SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Config } from '../../config/config.js';

type Limit = (config: Config) => number;

const key = 'posy:at-most-per-minute';

/**
 * Lets one address call a controller method less often than the rest of the api; such calls count for both.
 *
 * ```ts
 * @Implements(identityRoutes.login)
 * @AtMostPerMinute((config) => config.signInTriesPerMinute)
 * ```
 */
export const AtMostPerMinute = (limit: Limit): MethodDecorator => SetMetadata(key, limit);

/** The limit of the method that takes this call, if it has one of its own. */
export const ownLimitOf = (context: ExecutionContext): Limit | undefined =>
  Reflect.getMetadata(key, context.getHandler()) as Limit | undefined;
