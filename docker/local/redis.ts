import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { launchService } from './local-service.ts';
import type { LocalService, LocalServiceOptions } from './local-service.ts';
import { mavenArtifact } from './packages/maven-artifact.ts';
import { installSystemPackages } from './packages/system-packages.ts';
import { findExecutable } from './processes/find-executable.ts';
import { StartProblem } from './start-problem.ts';

/**
 * Starts Redis: the `redis-server` on PATH, else the one in a Maven artifact, else, as root on Debian, the system's
 * package. Its data are disposable: damaged ones are moved aside and Redis starts empty.
 * @throws StartProblem when Redis is unavailable or does not start.
 */
export async function startRedis(options: LocalServiceOptions): Promise<LocalService> {
  const { dataDir, port, report = () => undefined } = options;
  const program = await redisProgram(dataDir, report);
  const data = join(dataDir, 'redis');
  const start = () => {
    mkdirSync(data, { recursive: true });
    return launchService({
      name: 'Redis',
      url: `redis://127.0.0.1:${port}`,
      command: [
        program,
        ...['--port', String(port), '--bind', '127.0.0.1', '--dir', data, '--daemonize', 'no'],
        // BullMQ loses jobs when Redis evicts keys.
        ...['--appendonly', 'yes', '--maxmemory-policy', 'noeviction', '--save', ''],
      ],
      logFile: join(dataDir, 'logs', 'redis.log'),
      isReady: () => answersPing(port),
      timeoutMs: 30_000,
      startAgain: () => startRedis(options),
    });
  };
  try {
    return await start();
  } catch (error) {
    const isDamaged = error instanceof StartProblem && error.lines.some((line) => dataTroubles.test(line));
    if (!isDamaged) throw error;
    const aside = `${data}.damaged-${Date.now()}`;
    renameSync(data, aside);
    report(`Redis could not read its data; it starts empty (the queues refill), the old data are in ${aside}`);
    return start();
  }
}

const dataTroubles =
  /Bad file format|Unexpected end of file|Can't handle RDB|Short read|AOF.*(wrong|corrupt|error|fail)/i;

/**
 * Returns the path of `redis-server`, downloaded if necessary.
 * @throws StartProblem when that is not possible from here
 */
export async function redisProgram(dataDir: string, report: (line: string) => void): Promise<string> {
  const onPath = findExecutable('redis-server');
  if (onPath && isNewEnough(onPath)) return onPath;
  try {
    return await carriedByMaven(dataDir, report);
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    report('Redis cannot be fetched with Maven; trying the package of the system');
  }
  await installSystemPackages({
    what: 'Redis',
    debian: ['redis-server'],
    brew: ['redis'],
    otherwise: "set REDIS_URL, e.g. after 'docker run -p 6379:6379 redis:7'",
    dataDir,
    report,
  });
  return findExecutable('redis-server') ?? 'redis-server';
}

/** BullMQ warns below 6.2. */
function isNewEnough(program: string): boolean {
  const version = /v=(\d+)\.(\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }));
  return version !== null && Number(version[1]) * 100 + Number(version[2]) >= 602;
}

const platforms: Record<string, string> = { linux: 'linux', darwin: 'darwin' };
const architectures: Record<string, string> = { x64: 'amd64', arm64: 'arm64' };

async function carriedByMaven(dataDir: string, report: (line: string) => void): Promise<string> {
  const folder = await mavenArtifact({
    name: 'embedded-redis-1.4.3',
    coordinates: 'com.github.codemonstur:embedded-redis:1.4.3',
    title: 'Redis 6.2 (12 MB)',
    otherwise: 'set REDIS_URL',
    dataDir,
    report,
  });
  const suffix = `-${platforms[process.platform]}-${architectures[process.arch]}`;
  const name = readdirSync(folder).find((file) => file.startsWith('redis-server-') && file.endsWith(suffix));
  if (!name || !existsSync(join(folder, name))) throw new StartProblem(`it has none for ${suffix.slice(1)}`);
  const program = join(folder, name);
  chmodSync(program, 0o755);
  return program;
}

/** Redis answers -LOADING instead of +PONG while it reads its data. */
function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.setTimeout(2000, () => socket.destroy(new Error('Redis is silent')));
    socket.on('error', reject);
    socket.on('data', (data) => {
      resolve(data.toString().startsWith('+PONG'));
      socket.destroy();
    });
    socket.on('close', () => resolve(false));
  });
}
