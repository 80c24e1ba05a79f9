import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { userLimitKey, UserLimit, type LimitOfUser } from './user-limit.js';

/**
 * Limits the calls of a controller method per user in a quarter of an hour, across all addresses and sessions; only for
 * routes that require a signed-in user.
 *
 * ```ts
 * @Implements(accountRoutes.changePassword)
 * @AtMostPerUser({ what: 'current-password', limit: (settings) => settings.signInTriesPerAccount })
 * ```
 */
export const AtMostPerUser = (limit: LimitOfUser): MethodDecorator =>
  applyDecorators(SetMetadata(userLimitKey, limit), UseInterceptors(UserLimit));
