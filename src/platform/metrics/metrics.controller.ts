import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../config/config.js';
import { MetricsAccess } from './metrics-access.js';
import { Metrics } from './metrics.js';

/** Serves the metrics of a process to Prometheus, in both programs. */
@Controller('metrics')
export class MetricsController {
  private readonly access: MetricsAccess;

  constructor(
    config: Config,
    private readonly metrics: Metrics,
  ) {
    this.access = new MetricsAccess(config);
  }

  @Get()
  async show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    void reply.header('cache-control', 'no-store');
    if (!this.access.allowsRequest(request)) {
      await reply.status(403).type('text/plain').send('Metrics are not shown to this address.\n');
      return;
    }
    await reply.type(this.metrics.contentType).send(await this.metrics.text());
  }
}
