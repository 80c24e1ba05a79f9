import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DependencyProbes } from '../messages/dependency-probe.js';
import { WorkDeadlines } from '../messages/work-deadlines.js';

/** For load balancers and launchers: is the process there, and does all it needs answer. */
@Controller('health')
export class HealthController {
  constructor(
    private readonly probes: DependencyProbes,
    private readonly deadlines: WorkDeadlines,
  ) {}

  /** 503 when work hangs that should have ended minutes ago: the process does nothing useful until it starts again. */
  @Get('live')
  async live(@Res() reply: FastifyReply): Promise<void> {
    const overdue = this.deadlines.overdue();
    if (overdue.length === 0) await reply.send({ status: 'up' });
    else await reply.status(503).send({ status: 'hanging', overdue });
  }

  /**
   * 503 when something is away without which the program is of no use; 200 otherwise, also when only a part works
   * (`degraded`): taking every process out of service because search rests would stop edits as well.
   */
  @Get('ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const readiness = await this.probes.ask();
    await reply.status(readiness.status === 'not ready' ? 503 : 200).send(readiness);
  }
}
