import { read, Setting } from './setting.js';

/** Settings for operators: metrics, failed deliveries and commands to browsers. */
export class OperationsSettings {
  @Setting({
    env: 'LONGEST_WINDOW_DAYS',
    about: 'Longest time window, in days, that operators may select failed deliveries by.',
    fallback: '90',
    read: read.integer(1, 3_650),
  })
  readonly longestWindowDays: number;

  @Setting({
    env: 'METRICS_FROM',
    about:
      'Addresses or ranges that may read /metrics and the details of /health, separated by commas; empty for none.',
    fallback: '127.0.0.1,::1',
    read: read.ranges(),
  })
  readonly metricsFrom: string[];

  @Setting({
    env: 'METRICS_TOKEN',
    about: 'Bearer token that permits reading both from any address; empty for none.',
    fallback: '',
    secret: true,
    read: read.optional(read.text({ min: 16 })),
  })
  readonly metricsToken: string | undefined;

  @Setting({
    env: 'REMOTE_COMMAND_KEY',
    about: 'Public key of signed commands to browsers: base64 of its SPKI form; empty turns them off.',
    fallback: '',
    read: read.optional(read.text({ min: 100 })),
  })
  readonly remoteCommandKey: string | undefined;
}
