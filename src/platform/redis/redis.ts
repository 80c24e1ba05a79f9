import { Cluster, Redis, type RedisOptions } from 'ioredis';

/**
 * Milliseconds of silence after which the connection of a worker counts as dead. It is longer than the blocking
 * commands of BullMQ, which take up to eleven seconds while jobs are delayed.
 */
const workerSocketTimeout = 15_000;

/**
 * Connects to Redis: to one server, or to a cluster if there are several addresses. The connection is retried forever,
 * with at most a second between two attempts.
 * @param role `worker`: commands wait for Redis and block for jobs, as BullMQ requires. `subscriber`: commands wait
 * too, but a connection without a response to a command for five seconds counts as lost. `caller`: has the same
 * timeout, and commands fail at once while Redis is unavailable
 */
export function connectRedis(urls: readonly string[], role: 'worker' | 'subscriber' | 'caller'): Redis | Cluster {
  const options: RedisOptions = {
    connectTimeout: 2_000,
    disconnectTimeout: 200,
    maxRetriesPerRequest: role === 'caller' ? 0 : null,
    enableOfflineQueue: role !== 'caller',
    socketTimeout: role === 'worker' ? workerSocketTimeout : 5_000,
    retryStrategy: (attempt) => Math.min(100 * attempt, 1_000),
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
  };
  const [first, ...others] = urls;
  if (first === undefined) throw new Error('No Redis address');
  if (others.length === 0) return new Redis(first, options);
  return new Cluster(urls.slice(), {
    redisOptions: { ...options, tls: first.startsWith('rediss:') ? {} : undefined },
    clusterRetryStrategy: (attempt) => Math.min(100 * attempt, 1_000),
    enableOfflineQueue: options.enableOfflineQueue,
  });
}
