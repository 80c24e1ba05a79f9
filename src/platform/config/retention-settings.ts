import { read, Setting } from './setting.js';

/** How long records are kept. */
export class RetentionSettings {
  @Setting({
    env: 'KEEP_DONE_DAYS',
    about: 'Days for which messages are kept once all their deliveries are done.',
    fallback: '7',
    read: read.integer(1, 3_650),
  })
  readonly keepDoneDays: number;

  @Setting({
    env: 'KEEP_DISCARDED_DAYS',
    about: 'Days for which a failed delivery is kept after an operator has discarded it.',
    fallback: '30',
    read: read.integer(1, 3_650),
  })
  readonly keepDiscardedDays: number;

  @Setting({
    env: 'KEEP_AUDIT_DAYS',
    about: 'Days for which the audit log of operators is kept.',
    fallback: '365',
    read: read.integer(30, 36_500),
  })
  readonly keepAuditDays: number;

  @Setting({
    env: 'KEEP_RESULT_FILES_MINUTES',
    about:
      'Minutes that files of search results are kept: 15 in which they are reused, 15 for their address, and 5 spare.',
    fallback: '35',
    read: read.integer(35, 100_000),
  })
  readonly keepResultFilesMinutes: number;
}
