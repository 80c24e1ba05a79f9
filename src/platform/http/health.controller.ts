import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DependencyProbes } from '../messages/dependency-probe.js';

/** For load balancers and launchers: is the process there, and does all it needs answer. */
@Controller('health')
export class HealthController {
  constructor(private readonly probes: DependencyProbes) {}

  @Get('live')
  live(): { status: 'up' } {
    return { status: 'up' };
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
