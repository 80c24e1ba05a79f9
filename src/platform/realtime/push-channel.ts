import type { ServiceSettings } from '../config/service-settings.js';

/** Redis channel of the pushes to one user. */
export const channelOfUser = (settings: ServiceSettings, userId: string) => `${settings.redisPrefix}:push:${userId}`;

/** Redis channel of the pushes to all connections, including visitors. */
export const channelOfEveryone = (settings: ServiceSettings) => `${settings.redisPrefix}:push:everyone`;
