import type { Config } from '../config/config.js';

/** Redis channel of what is pushed to one person. */
export const channelOfUser = (config: Config, userId: string) => `${config.redisPrefix}:push:${userId}`;

/** Redis channel of what is pushed to everyone who is connected, visitors included. */
export const channelOfEveryone = (config: Config) => `${config.redisPrefix}:push:everyone`;
