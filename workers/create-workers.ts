import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import type { Config } from '#src/platform/config/config.js';
import { withTimeout } from '#src/platform/with-timeout.js';
import { Heartbeat } from '#src/platform/workers/heartbeat.js';
import { mailWorker } from './mail/mail.worker.js';
import { reactionsWorker } from './reactions/reactions.worker.js';
import { reindexWorker } from './reindex/reindex.worker.js';
import { relayWorker } from './relay/relay.worker.js';
import type { WorkerDefinition } from './worker.js';
import { WorkersModule } from './workers.module.js';

const allWorkers: readonly WorkerDefinition[] = [relayWorker, reindexWorker, reactionsWorker, mailWorker];

/** Database connections that belong to no worker: heartbeat, pauses, probes and metrics. */
const sharedConnections = 4;

/** Milliseconds that connections may take to close, once the work in flight is finished or put back. */
const closeLimit = 1_500;

/** A program that runs the named workers (all of them when none is named) and answers health checks. */
export async function createWorkers(
  config: Config,
  names: readonly string[],
): Promise<{ app: NestFastifyApplication; stop: () => Promise<void> }> {
  const unknown = names.filter((name) => !allWorkers.some((worker) => worker.name === name));
  if (unknown.length > 0) {
    throw new Error(`No worker is called ${unknown.join(', ')}; there are ${allWorkers.map((w) => w.name).join(', ')}`);
  }
  const chosen = allWorkers.filter((worker) => names.length === 0 || names.includes(worker.name));
  const poolSize = chosen.reduce((sum, { connections }) => sum + connections, sharedConnections);
  const module = WorkersModule.with(config, poolSize);
  // Which address a caller has decides what it is told.
  const trustProxy = config.trustedProxies === '' ? false : config.trustedProxies;
  const app = await NestFactory.create<NestFastifyApplication>(module, new FastifyAdapter({ trustProxy }), {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  await app.init();
  const heartbeat = app.get(Heartbeat);
  for (const { name } of chosen) heartbeat.runs(name);
  const stops = await Promise.all(chosen.map((worker) => worker.start(app)));
  await heartbeat.beat();
  const stop = async () => {
    await Promise.all(stops.map((end) => end()));
    // What still hangs (a search engine that does not answer) was put back, and ends with the process.
    await withTimeout(closeLimit, 'closing', app.close()).catch((error: unknown) =>
      app.get(Logger).warn(String(error)),
    );
  };
  return { app, stop };
}
