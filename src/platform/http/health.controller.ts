import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../config/config.js';
import { DependencyProbes } from '../messages/dependency-probe.js';
import { WorkDeadlines } from '../messages/work-deadlines.js';
import { MetricsAccess } from '../metrics/metrics-access.js';
import { KeptReadiness } from './kept-readiness.js';

/**
 * For load balancers and launchers: is the process there, and does all it needs answer. What is wrong names addresses
 * and work of the inside: only callers that may read `/metrics` are told more than the status.
 */
@Controller('health')
export class HealthController {
  private readonly access: MetricsAccess;
  private readonly readiness: KeptReadiness;

  constructor(
    config: Config,
    probes: DependencyProbes,
    private readonly deadlines: WorkDeadlines,
  ) {
    this.access = new MetricsAccess(config);
    this.readiness = new KeptReadiness(() => probes.ask());
  }

  /** 503 when work hangs that should have ended minutes ago: the process does nothing useful until it starts again. */
  @Get('live')
  async live(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const overdue = this.deadlines.overdue();
    const details = this.access.allowsRequest(request) ? { overdue } : {};
    if (overdue.length === 0) await reply.send({ status: 'up' });
    else await reply.status(503).send({ status: 'hanging', ...details });
  }

  /**
   * 503 when something is away without which the program is of no use; 200 otherwise, also when only a part works
   * (`degraded`): taking every process out of service because search rests would stop edits as well.
   */
  @Get('ready')
  async ready(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { status, dependencies } = await this.readiness.read();
    const details = this.access.allowsRequest(request) ? { dependencies } : {};
    await reply.status(status === 'not ready' ? 503 : 200).send({ status, ...details });
  }
}
