import { read, Setting } from './setting.js';

/** Settings of the programs themselves: secret, addresses and logging. */
export class ProgramSettings {
  @Setting({
    env: 'TOKEN_SECRET',
    about: 'Secret for signing keys and tokens; 32 characters or more, the same for every process.',
    secret: true,
    read: read.text({ min: 32 }),
  })
  readonly tokenSecret: string;

  @Setting({
    env: 'PUBLIC_URL',
    about: 'Address under which people reach the site.',
    fallback: 'http://127.0.0.1:4400',
    read: read.url('http', 'https'),
  })
  readonly publicUrl: string;

  @Setting({
    env: 'HOST',
    about: 'Network address that the programs listen on.',
    fallback: '127.0.0.1',
    read: read.text({ min: 1 }),
  })
  readonly host: string;

  @Setting({ env: 'PORT', about: 'Port of the api and the site.', fallback: '4400', read: read.integer(0, 65_535) })
  readonly port: number;

  @Setting({
    env: 'WORKERS_PORT',
    about: 'Port of the health checks of the workers.',
    fallback: '4401',
    read: read.integer(0, 65_535),
  })
  readonly workersPort: number;

  @Setting({
    env: 'TRUSTED_PROXIES',
    about:
      'Addresses or ranges of reverse proxies whose X-Forwarded-For is believed, separated by commas; empty for none.',
    fallback: '',
    read: read.text(),
  })
  readonly trustedProxies: string;

  @Setting({
    env: 'LOG_LEVEL',
    about: 'trace, debug, info, warn, error, fatal or silent.',
    fallback: 'info',
    read: read.oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
  })
  readonly logLevel: string;

  @Setting({
    env: 'POSY_DEV',
    about: '1 serves the site through Vite with reloading.',
    fallback: '0',
    read: read.flag(),
  })
  readonly development: boolean;
}
