import { Inject, Injectable } from '@nestjs/common';
import { ProbesDependency, type DependencyProbe } from '../outages/dependency-probe.js';
import { CONTENT_CHECK, type ContentCheck } from './content-check.js';

/** Shows operators, and the queue that waits for it, whether the chosen content check works. */
@Injectable()
@ProbesDependency()
export class ContentCheckProbe implements DependencyProbe {
  readonly dependency = 'content-check';
  readonly essential = false;

  constructor(@Inject(CONTENT_CHECK) private readonly check: ContentCheck) {}

  async probe(): Promise<void> {
    await this.check.probe();
  }
}
