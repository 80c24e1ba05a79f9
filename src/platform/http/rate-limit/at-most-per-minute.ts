import { SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { LimitSettings } from '../../config/limit-settings.js';

type Limit = (settings: LimitSettings) => number;

const key = 'posy:at-most-per-minute';

/**
 * Limits the calls of a controller method per IP address, below the limit of the api; such calls count for both limits.
 *
 * ```ts
 * @Implements(identityRoutes.login)
 * @AtMostPerMinute((settings) => settings.signInTriesPerMinute)
 * ```
 */
export const AtMostPerMinute = (limit: Limit): MethodDecorator => SetMetadata(key, limit);

/** Returns the limit of the method that handles this call, if it has one of its own. */
export const ownLimitOf = (context: ExecutionContext): Limit | undefined =>
  Reflect.getMetadata(key, context.getHandler()) as Limit | undefined;
