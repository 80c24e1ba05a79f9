/**
 * `npm run test:mutants [-- text]`: breaks one rule of the product after the other (`mutants.ts`; those with the text in
 * what is broken) in a copy of the last commit, and runs the specs that have to notice. Ends with 1 when one did not.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePorts } from '../../docker/local/free-ports.ts';
import { startServices } from '../../docker/local/services.ts';
import { mutants, type Mutant } from './mutants.ts';

const text = process.argv[2] ?? '';
const copy = resolve(`.data/mutants-${process.pid}`);
const dataDir = `${copy}-services`;
const print = (line: string) => void process.stdout.write(`${line}\n`);

const [postgres = 0, redis = 0, elasticsearch = 0, elasticsearchTransport = 0, smtp = 0, mailPage = 0] =
  await freePorts(6);
const ports = { postgres, redis, elasticsearch, elasticsearchTransport, smtp, mailPage };
// The mail server is left to each run: tests read the mails on its page.
const services = await startServices({ dataDir, ports, report: print, only: ['postgres', 'redis', 'elasticsearch'] });
const { databaseUrl, redisUrl, elasticsearchUrl } = services.urls;
const env = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, ELASTICSEARCH_URL: elasticsearchUrl };

const unnoticed: Mutant[] = [];
try {
  execFileSync('git', ['worktree', 'add', '--detach', '--quiet', copy]);
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  for (const mutant of mutants.filter(({ broken, context }) => `${context} ${broken}`.includes(text))) {
    const isNoticed = await notices(mutant);
    print(`${isNoticed ? 'noticed    ' : 'NOT NOTICED'}  ${mutant.context}: ${mutant.broken}`);
    if (!isNoticed) unnoticed.push(mutant);
  }
} finally {
  await services.stop();
  execFileSync('git', ['worktree', 'remove', '--force', copy]);
  rmSync(dataDir, { recursive: true, force: true });
}
process.exitCode = unnoticed.length === 0 ? 0 : 1;

/** Whether a spec fails; one that cannot even be run is an error, because it would notice everything. */
async function notices({ file, from, to, project, specs, title }: Mutant): Promise<boolean> {
  const path = join(copy, file);
  const sound = readFileSync(path, 'utf8');
  if (sound.split(from).length !== 2) throw new Error(`${file} does not have exactly once: ${from}`);
  writeFileSync(
    path,
    sound.replace(from, () => to),
  );
  try {
    const output = await test(['--projects', project, ...specs, ...(title ? ['--testNamePattern', title] : [])]);
    const [, passed = '0', failed = '0'] = /^(\d+) passed, (\d+) failed/m.exec(output) ?? [];
    if (Number(passed) + Number(failed) === 0 || output.includes('Test suite failed to run')) {
      throw new Error(`The specs of ${file} did not run:\n${output.slice(-4_000)}`);
    }
    return Number(failed) > 0;
  } finally {
    writeFileSync(path, sound);
  }
}

async function test(words: readonly string[]): Promise<string> {
  const run = spawn(process.execPath, ['test/support/run.ts', ...words], {
    cwd: copy,
    env: { ...process.env, ...env },
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(run, 'close');
  return output;
}
