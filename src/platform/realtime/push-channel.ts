import type { Config } from '../config/config.js';

/** Redis channel of the pushes to one user. */
export const channelOfUser = (config: Config, userId: string) => `${config.redisPrefix}:push:${userId}`;

/** Redis channel of the pushes to all connections, including visitors. */
export const channelOfEveryone = (config: Config) => `${config.redisPrefix}:push:everyone`;
