import { Cluster, Redis, type RedisOptions } from 'ioredis';

/**
 * Milliseconds without a word after which a worker's connection is dead: longer than BullMQ lets one command block,
 * which is ten seconds while jobs are delayed, and one more.
 */
const workerSilence = 15_000;

/**
 * A connection to Redis: one server, or a cluster when several addresses are given. It reconnects for ever, at most two
 * seconds apart.
 * @param patience `worker` waits for Redis as BullMQ's workers must, and for jobs; `subscriber` waits too, but takes a connection that
 * does not answer a command within five seconds for lost; `caller` does so as well, and fails at once while Redis is away
 */
export function connectRedis(urls: readonly string[], patience: 'worker' | 'subscriber' | 'caller'): Redis | Cluster {
  const options: RedisOptions = {
    connectTimeout: 2_000,
    disconnectTimeout: 200,
    maxRetriesPerRequest: patience === 'caller' ? 0 : null,
    enableOfflineQueue: patience !== 'caller',
    socketTimeout: patience === 'worker' ? workerSilence : 5_000,
    retryStrategy: (attempt) => Math.min(100 * attempt, 2_000),
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
  };
  const [first, ...others] = urls;
  if (first === undefined) throw new Error('No Redis address');
  if (others.length === 0) return new Redis(first, options);
  return new Cluster(urls.slice(), {
    redisOptions: { ...options, tls: first.startsWith('rediss:') ? {} : undefined },
    clusterRetryStrategy: (attempt) => Math.min(100 * attempt, 2_000),
    enableOfflineQueue: options.enableOfflineQueue,
  });
}
