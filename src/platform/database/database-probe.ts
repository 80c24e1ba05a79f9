import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ProbesDependency, type DependencyProbe } from '../outages/dependency-probe.js';

@Injectable()
@ProbesDependency()
export class DatabaseProbe implements DependencyProbe {
  readonly dependency = 'database';
  readonly essential = true;

  constructor(private readonly orm: MikroORM) {}

  async probe(): Promise<void> {
    const answer = await this.orm.em.fork().execute<{ transaction_read_only: string }[]>('show transaction_read_only');
    // A former primary, or a server in read-only mode, responds to queries but refuses every change.
    if (answer[0]?.transaction_read_only !== 'off') throw new Error('it can be read but takes no changes');
  }
}
