import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import type { Config } from '#src/platform/config/config.js';
import { withTimeout } from '#src/platform/timing/with-timeout.js';
import { lowerPriority } from '#src/platform/programs/lower-priority.js';
import { Heartbeat } from '#src/platform/workers/heartbeat.js';
import { imagesWorker } from './images/images.worker.js';
import { mailWorker } from './mail/mail.worker.js';
import { reactionsWorker } from './reactions/reactions.worker.js';
import { reindexWorker } from './reindex/reindex.worker.js';
import { relayWorker } from './relay/relay.worker.js';
import type { WorkerDefinition, WorkerProgram } from './worker.js';

const allWorkers: readonly WorkerDefinition[] = [relayWorker, reindexWorker, reactionsWorker, mailWorker, imagesWorker];

/** Database connections outside of workers: heartbeat, pauses, probes and metrics. */
const sharedConnections = 4;

/** Milliseconds that closing connections may take, once the jobs in flight are finished or put back. */
const closeTimeout = 1_500;

/** Creates a program that runs the named workers (all of them when none is named) and responds to health checks. */
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
  const module = (await programOf(chosen)).with(config, poolSize);
  // The address of a caller decides whether it may see metrics and details of health.
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
  if (chosen.every(({ isHeavy }) => isHeavy === true)) lowerPriority();
  const stop = async () => {
    await Promise.all(stops.map((end) => end()));
    // Work that still hangs, such as a search request, was put back and ends with the process.
    await withTimeout(closeTimeout, 'closing', app.close()).catch((error: unknown) =>
      app.get(Logger).warn(String(error)),
    );
  };
  return { app, stop };
}

/** Loads the modules of a process: few for a worker on its own that needs few. */
async function programOf([first, ...others]: readonly WorkerDefinition[]): Promise<WorkerProgram> {
  if (first?.ownProgram && others.length === 0) return first.ownProgram();
  return (await import('./workers.module.js')).WorkersModule;
}
