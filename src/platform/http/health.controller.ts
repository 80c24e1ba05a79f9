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

  /** 200 when every dependency answers, else 503; the body names each of them either way. */
  @Get('ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const dependencies = await this.probes.ask();
    const ready = Object.values(dependencies).every((fault) => fault === null);
    await reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', dependencies });
  }
}
