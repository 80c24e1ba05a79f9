import { read, Setting } from './setting.js';

/** The services that the programs use. */
export class ServiceSettings {
  @Setting({
    env: 'DATABASE_URL',
    about: 'PostgreSQL 15 or newer.',
    secret: true,
    read: read.url('postgres', 'postgresql'),
  })
  readonly databaseUrl: string;

  @Setting({
    env: 'REDIS_URL',
    about: 'Redis 6.2 or newer; several addresses separated by commas are the nodes of a cluster.',
    secret: true,
    read: read.urls('redis', 'rediss'),
  })
  readonly redisUrls: string[];

  @Setting({
    env: 'ELASTICSEARCH_URL',
    about: 'Elasticsearch 8.19 or 9; several nodes are separated by commas.',
    secret: true,
    read: read.urls('http', 'https'),
  })
  readonly elasticsearchUrls: string[];

  @Setting({
    env: 'SMTP_URL',
    about: 'SMTP server for outgoing mail.',
    secret: true,
    read: read.url('smtp', 'smtps'),
  })
  readonly smtpUrl: string;

  @Setting({
    env: 'REDIS_PREFIX',
    about: 'Prefix of every Redis key; installations that share a Redis need different ones.',
    fallback: 'posy',
    read: read.text({ min: 1 }),
  })
  readonly redisPrefix: string;

  @Setting({
    env: 'SEARCH_INDEX_PREFIX',
    about: 'Prefix of every index name; installations that share an engine need different ones.',
    fallback: 'posy',
    read: read.text({ min: 1 }),
  })
  readonly searchIndexPrefix: string;

  @Setting({
    env: 'SEARCH_CACHE',
    about: '1 caches search results for up to a second, until the index changes; 0 disables the cache.',
    fallback: '1',
    read: read.flag(),
  })
  readonly searchCache: boolean;
}
