import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { userLimitKey, UserLimit, type LimitOfUser } from './user-limit.js';

/**
 * Lets a person call a controller method less often in a quarter of an hour, from whatever addresses and sessions; for
 * routes that only signed-in people may call.
 *
 * ```ts
 * @Implements(accountRoutes.changePassword)
 * @AtMostPerUser({ what: 'current-password', limit: (config) => config.signInTriesPerAccount })
 * ```
 */
export const AtMostPerUser = (limit: LimitOfUser): MethodDecorator =>
  applyDecorators(SetMetadata(userLimitKey, limit), UseInterceptors(UserLimit));
