import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { launchService } from './local-service.ts';
import type { LocalService, LocalServiceOptions } from './local-service.ts';
import { findJava } from './packages/java.ts';
import { installJavaAndMaven, mavenArtifact, type MavenArtifact } from './packages/maven-artifact.ts';
import { findExecutable } from './processes/find-executable.ts';
import { handToService, readableFolder, serviceHome } from './processes/service-home.ts';
import { StartProblem } from './start-problem.ts';

const version = '8.19.9';
const otherwise =
  'set ELASTICSEARCH_URL to a server of your own, e.g. after ' +
  "'docker run -p 9200:9200 -e discovery.type=single-node -e xpack.security.enabled=false " +
  `docker.elastic.co/elasticsearch/elasticsearch:${version}'`;

interface ElasticsearchOptions extends LocalServiceOptions {
  transportPort: number;
  /** Heap of the server, overridden by POSY_ES_HEAP; the resident memory is 250 MB larger. */
  heap?: string;
}

/**
 * Starts Elasticsearch from its smallest official distribution, downloaded once with Maven; ready in 5 to 8 s. Its data
 * are disposable: damaged ones are moved aside and it starts empty.
 * @throws StartProblem when Java or the distribution is unavailable or the server does not start.
 */
export async function startElasticsearch(options: ElasticsearchOptions): Promise<LocalService> {
  const { dataDir, report = () => undefined } = options;
  if (!findJava()) await installJavaAndMaven({ dataDir, report, otherwise });
  const java = findJava();
  if (!java) throw new StartProblem(`Elasticsearch needs Java 17 or newer: install it, or ${otherwise}.`);
  const fetched = await fetchElasticsearch({ dataDir, report });
  const distribution = readableFolder(fetched, dataDir, `elasticsearch-${version}`);
  const home = serviceHome(dataDir, 'elasticsearch');
  const start = () => launch(options, distribution, java, home);
  try {
    return await start();
  } catch (error) {
    const isDamaged = error instanceof StartProblem && error.lines.some((line) => dataTroubles.test(line));
    if (!isDamaged) throw error;
    const aside = `${home}.damaged-${Date.now()}`;
    renameSync(home, aside);
    report(`Elasticsearch could not read its data; it starts empty (the index is rebuilt), the old are in ${aside}`);
    return start();
  }
}

/**
 * Returns the folder of the distribution, downloaded if necessary.
 * @throws StartProblem when that is not possible from here
 */
export const fetchElasticsearch = (where: Pick<MavenArtifact, 'dataDir' | 'report'>): Promise<string> =>
  mavenArtifact({
    name: `elasticsearch-${version}`,
    coordinates: `org.elasticsearch.distribution.integ-test-zip:elasticsearch:${version}:zip`,
    title: `Elasticsearch ${version} (97 MB)`,
    otherwise,
    ...where,
  });

const dataTroubles =
  /corrupt|IndexFormatToo|cannot (up|down)grade|failed to (load|read) (metadata|state)|not compatible/i;

async function launch(options: ElasticsearchOptions, distribution: string, java: string, home: string) {
  const { dataDir, port } = options;
  const heap = options.heap ?? process.env.POSY_ES_HEAP ?? '512m';
  const url = `http://127.0.0.1:${port}`;
  prepareHome(options, distribution, home);
  const boundJava = bindJava(java, home);
  handToService(home);
  let answering: number | undefined;
  return launchService({
    name: 'Elasticsearch',
    url,
    command: [join(distribution, 'bin', 'elasticsearch')],
    env: {
      ...process.env,
      ES_JAVA_HOME: java,
      ES_JAVA_OPTS: `-Xms${heap} -Xmx${heap} ${process.env.POSY_ES_JAVA_OPTS ?? ''}`,
      // The first of its two Java processes only starts the other, with the program named here.
      CLI_JAVA_OPTS: `-XX:TieredStopAtLevel=1 -Djava.home=${boundJava}`,
      ES_PATH_CONF: join(home, 'config'),
      ES_TMPDIR: join(home, 'tmp'),
    },
    logFile: join(dataDir, 'logs', 'elasticsearch.log'),
    refusesRoot: true,
    isReady: async () => {
      const answer = await fetch(`${url}/_cluster/health`, { signal: AbortSignal.timeout(3000) });
      if (!answer.ok) return false;
      const { status } = (await answer.json()) as { status: string };
      answering ??= Date.now();
      // Red means shards are still loading; if it lasts, a shard is lost, and the directory rebuilds its index.
      return status !== 'red' || Date.now() - answering > 10_000;
    },
    // A machine with ten programs for each core has needed more than two minutes.
    timeoutMs: 300_000,
    startAgain: () => startElasticsearch(options),
  });
}

/**
 * Each instance has its own configuration: with the distribution's, they would share a log of the garbage collector.
 */
function prepareHome({ port, transportPort }: ElasticsearchOptions, distribution: string, home: string): void {
  for (const name of ['config', 'tmp']) rmSync(join(home, name), { recursive: true, force: true });
  for (const name of ['data', 'logs', 'tmp']) mkdirSync(join(home, name), { recursive: true });
  const config = join(home, 'config');
  cpSync(join(distribution, 'config'), config, { recursive: true });
  const jvmOptions = readFileSync(join(config, 'jvm.options'), 'utf8');
  writeFileSync(join(config, 'jvm.options'), jvmOptions.replace(/^-Xlog:gc.*$/m, ''));
  writeFileSync(join(config, 'log4j2.properties'), logToConsole);
  const settings = {
    'cluster.name': 'posy-local',
    'node.name': 'posy',
    'discovery.type': 'single-node',
    'xpack.security.enabled': false,
    'network.host': '127.0.0.1',
    'http.port': port,
    'transport.port': transportPort,
    'path.data': join(home, 'data'),
    'path.logs': join(home, 'logs'),
    // By default it allocates no shards when more than 90 % of the disk are used.
    'cluster.routing.allocation.disk.threshold_enabled': false,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
  writeFileSync(join(config, 'elasticsearch.yml'), lines.join(''));
}

const logToConsole = `status = error
appender.console.type = Console
appender.console.name = console
appender.console.layout.type = PatternLayout
appender.console.layout.pattern = [%d{ISO8601}][%-5p][%-25c{1.}] %m%n
rootLogger.level = info
rootLogger.appenderRef.console.ref = console
`;

/**
 * A copy of the given Java folder whose `java` dies with its parent: the server is a child of the process we start, and
 * would otherwise end a second or two later, or not at all while it is frozen.
 */
function bindJava(java: string, home: string): string {
  const bound = join(home, 'java');
  rmSync(bound, { recursive: true, force: true });
  mkdirSync(join(bound, 'bin'), { recursive: true });
  for (const name of readdirSync(java)) if (name !== 'bin') symlinkSync(join(java, name), join(bound, name));
  const program = join(bound, 'bin', 'java');
  const bind = findExecutable('setpriv') ? 'setpriv --pdeathsig KILL -- ' : '';
  writeFileSync(program, `#!/bin/sh\nexec ${bind}'${join(java, 'bin', 'java')}' "$@"\n`);
  chmodSync(program, 0o755);
  return bound;
}
