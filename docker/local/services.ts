import { startElasticsearch } from './elasticsearch.ts';
import type { LocalService } from './local-service.ts';
import { startMailSink } from './mail-sink.ts';
import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';

/** One port for each listener, all on 127.0.0.1. */
export interface ServicePorts {
  postgres: number;
  redis: number;
  elasticsearch: number;
  elasticsearchTransport: number;
  smtp: number;
  mailPage: number;
}

export type ServiceName = 'postgres' | 'redis' | 'elasticsearch' | 'mail';

/** URL of each service; '' for one that was left out with `only`. */
export interface ServiceUrls {
  /** With the superuser, if the server was started here. */
  databaseUrl: string;
  redisUrl: string;
  elasticsearchUrl: string;
  smtpUrl: string;
  /** Undefined with an external mail server. */
  mailPageUrl: string | undefined;
}

interface ServicesOptions {
  dataDir: string;
  ports: ServicePorts;
  report?: (line: string) => void;
  /** Services to start; all four by default. */
  only?: ServiceName[];
  /** Further settings of PostgreSQL, by name. */
  postgresSettings?: Record<string, string>;
  /** Source of DATABASE_URL, REDIS_URL, ELASTICSEARCH_URL and SMTP_URL; `process.env` by default. */
  env?: NodeJS.ProcessEnv;
}

interface RunningServices {
  urls: ServiceUrls;
  /** Services that were started here, without external ones. */
  services: LocalService[];
  /** Stops all of them concurrently; resolves when they have ended. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL, Redis, Elasticsearch and the mail sink side by side, except those whose URL is in the
 * environment: that server is used as it is. All end with the process that called this, even after `kill -9`.
 *
 * Tests give their own `dataDir` (`.data/test`) and free ports and so never meet a running `npm start`; what has to be
 * downloaded is shared. For one service that fails and returns, use `startPostgres`, `startRedis`,
 * `startElasticsearch` or `startMailSink`; after its end, `startAgain()` brings it back with the same port and data.
 *
 *     const [postgres, redis, elasticsearch, elasticsearchTransport, smtp, mailPage] = await freePorts(6);
 *     const running = await startServices({ dataDir: '.data/test', ports: { postgres, … } });
 *     running.urls.databaseUrl;   // postgres://app:…@127.0.0.1:…/posy
 *     await running.stop();
 *
 * @throws StartProblem with a sentence for a person when one cannot start; the others are stopped then.
 */
export async function startServices(options: ServicesOptions): Promise<RunningServices> {
  const { dataDir, ports, report = () => undefined, env = process.env } = options;
  const settings = options.postgresSettings ?? {};
  const services: LocalService[] = [];
  let givenUp = false;
  const stop = async () => {
    givenUp = true;
    await Promise.all(services.map((service) => service.stop()));
  };
  const use = async (name: ServiceName, given: string | undefined, start: () => Promise<LocalService>) => {
    if (given) return given;
    if (options.only && !options.only.includes(name)) return '';
    const since = Date.now();
    const service = await start();
    services.push(service);
    // Another service failed while this one was still starting.
    if (givenUp) await service.stop();
    else report(`${service.name} is ready (${((Date.now() - since) / 1000).toFixed(1)} s)`);
    return service.url;
  };
  const searchPorts = { port: ports.elasticsearch, transportPort: ports.elasticsearchTransport };
  const mailPorts = { port: ports.smtp, pagePort: ports.mailPage };
  const started = Promise.all([
    use('postgres', env.DATABASE_URL, () => startPostgres({ dataDir, port: ports.postgres, report, settings })),
    use('redis', env.REDIS_URL, () => startRedis({ dataDir, port: ports.redis, report })),
    use('elasticsearch', env.ELASTICSEARCH_URL, () => startElasticsearch({ dataDir, ...searchPorts, report })),
    use('mail', env.SMTP_URL, () => startMailSink({ dataDir, ...mailPorts, report })),
  ]);
  const [databaseUrl, redisUrl, elasticsearchUrl, smtpUrl] = await started.catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const mailPageUrl = smtpUrl === `smtp://127.0.0.1:${ports.smtp}` ? `http://127.0.0.1:${ports.mailPage}` : undefined;
  return { urls: { databaseUrl, redisUrl, elasticsearchUrl, smtpUrl, mailPageUrl }, services, stop };
}
