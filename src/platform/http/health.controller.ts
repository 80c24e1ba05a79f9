import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../config/config.js';
import { DependencyProbes } from '../outages/dependency-probe.js';
import { Watchdog } from '../timing/watchdog.js';
import { MetricsAccess } from '../metrics/metrics-access.js';
import { CachedReadiness } from './cached-readiness.js';

/**
 * Liveness and readiness for load balancers and supervisors. Details contain internal addresses and work, so only
 * callers that may read `/metrics` get more than the status.
 */
@Controller('health')
export class HealthController {
  private readonly access: MetricsAccess;
  private readonly readiness: CachedReadiness;

  constructor(
    config: Config,
    probes: DependencyProbes,
    private readonly deadlines: Watchdog,
  ) {
    this.access = new MetricsAccess(config);
    this.readiness = new CachedReadiness(() => probes.check());
  }

  /** Responds 503 when work hangs that should have ended minutes ago, so that a supervisor restarts the process. */
  @Get('live')
  async live(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const overdue = this.deadlines.overdue();
    const details = this.access.allowsRequest(request) ? { overdue } : {};
    if (overdue.length === 0) await reply.send({ status: 'up' });
    else await reply.status(503).send({ status: 'hanging', ...details });
  }

  /**
   * Responds 503 while an essential dependency is unavailable, and 200 otherwise. `degraded` is 200 too: taking all
   * processes out of service because of a search outage would stop edits as well.
   */
  @Get('ready')
  async ready(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { status, dependencies } = await this.readiness.read();
    const details = this.access.allowsRequest(request) ? { dependencies } : {};
    await reply.status(status === 'not ready' ? 503 : 200).send({ status, ...details });
  }
}
