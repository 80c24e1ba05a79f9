import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ProbesDependency, type DependencyProbe } from '../messages/dependency-probe.js';

@Injectable()
@ProbesDependency()
export class DatabaseProbe implements DependencyProbe {
  readonly dependency = 'database';
  readonly essential = true;

  constructor(private readonly orm: MikroORM) {}

  async probe(): Promise<void> {
    await this.orm.em.fork().execute('select 1');
  }
}
