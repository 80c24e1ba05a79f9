import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import { SuppliesHistogram, type HistogramSource } from './measurement-source.js';

/** Response times of requests, by route template: the number of actual addresses is unlimited. */
@Injectable()
@SuppliesHistogram()
export class RequestDurations implements HistogramSource {
  readonly histogram = new Histogram({
    name: 'posy_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [],
  });

  /** Measures every request of the server; must be called before its routes are created. */
  measure(server: Pick<FastifyInstance, 'addHook'>): void {
    server.addHook('onResponse', (request, reply, done) => {
      const labels = {
        route: request.routeOptions.url ?? 'none',
        method: request.method,
        status: `${Math.floor(reply.statusCode / 100)}xx`,
      };
      this.histogram.observe(labels, reply.elapsedTime / 1_000);
      done();
    });
  }
}
