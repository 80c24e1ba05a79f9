import { mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findExecutable } from '../../docker/local/processes/find-executable.ts';
import { eventually } from '../support/posy/eventually.js';
import { LauncherPlace } from './support/launcher-place.ts';
import { LauncherRun, root } from './support/launcher-run.ts';

let place: LauncherPlace;
beforeEach(async () => {
  place = await LauncherPlace.make();
});
afterEach(() => place.remove());

/** Runs the launcher until it gives up; returns its code and its last lines. */
async function refusal(env: NodeJS.ProcessEnv, ...args: string[]) {
  const node = ['--import', join(root, 'docker/local/before-start.mjs'), join(root, 'docker/local/start.ts'), ...args];
  const run = new LauncherRun([process.execPath, ...node], env);
  const { code } = await run.ended;
  // Services that were started meanwhile end with it, a moment later.
  await eventually(
    async () => run.leftovers(place.dataDir),
    (leftovers) => leftovers.length === 0,
  );
  expect(run.output).not.toMatch(/^\s+at /m);
  return { code, sentence: run.output.trim().split('\n').at(-1), output: run.output };
}

/** A folder of links to all programs of the system except these; nothing in it can install the missing ones. */
function pathWithout(...missing: string[]): string {
  const folder = join(place.standInFolder, 'bin');
  mkdirSync(folder);
  for (const program of ['node', 'sh', 'setpriv', 'unshare', 'redis-server', 'mvn', 'java']) {
    const found = findExecutable(program);
    if (found && !missing.includes(program)) symlinkSync(found, join(folder, program));
  }
  return folder;
}

describe('the launcher refuses in one sentence, with code 1 and nothing left running,', () => {
  it('a port in use', async () => {
    const busy = createServer().listen(place.ports.redis, '127.0.0.1');
    try {
      const { code, sentence } = await refusal(place.environment());
      expect(code).toBe(1);
      expect(sentence).toMatch(
        new RegExp(
          `^Port ${place.ports.redis} \\(Redis\\) is in use by another program: stop it, or choose another: POSY_REDIS_PORT=\\d+ npm start\\.$`,
        ),
      );
    } finally {
      busy.close();
    }
  });

  it('two ports in use, both named', async () => {
    const busy = [place.ports.site, place.ports.mailPage].map((port) => createServer().listen(port, '127.0.0.1'));
    try {
      const { sentence } = await refusal(place.environment());
      expect(sentence).toMatch(
        /^Ports \d+ \(the site\), \d+ \(the mail page\) are in use .* PORT=\d+ POSY_MAIL_PAGE_PORT=\d+ npm start\.$/,
      );
    } finally {
      for (const server of busy) server.close();
    }
  });

  it('a data folder that is a file', async () => {
    writeFileSync(place.dataDir, '');
    const { code, sentence } = await refusal(place.environment());
    expect(code).toBe(1);
    expect(sentence).toMatch(/^The data folder .* cannot be used \(EEXIST\): .* POSY_DATA_DIR\.$/);
  });

  it('a database folder that lost its files', async () => {
    mkdirSync(join(place.dataDir, 'postgres', 'data'), { recursive: true });
    const { code, sentence } = await refusal(place.environment());
    expect(code).toBe(1);
    expect(sentence).toMatch(
      /postgres cannot be used \(files are missing in it\): move it away or delete it and start again/,
    );
  });

  it('a database folder of another PostgreSQL', async () => {
    mkdirSync(join(place.dataDir, 'postgres', 'data'), { recursive: true });
    writeFileSync(join(place.dataDir, 'postgres', 'password'), 'secret');
    writeFileSync(join(place.dataDir, 'postgres', 'data', 'PG_VERSION'), '15\n');
    const { sentence } = await refusal(place.environment());
    expect(sentence).toMatch(/postgres cannot be used \(it belongs to PostgreSQL 15, not 18\): move it away/);
  });

  it('a computer without Java on which it cannot be installed', async () => {
    const { code, sentence } = await refusal(place.environment({ PATH: pathWithout('java'), JAVA_HOME: '' }));
    expect(code).toBe(1);
    expect(sentence).toMatch(
      /^Java 17 cannot be found here: install Java 17 \(on Debian: 'sudo apt-get install -y openjdk-17-jre-headless'\), then start again \(or set ELASTICSEARCH_URL/,
    );
    expect(readdirSync(place.dataDir)).not.toContain('postgres');
  });

  const asRoot = process.getuid?.() === 0 ? it : it.skip;
  asRoot('a computer without Java where installing it fails', async () => {
    const path = pathWithout('java');
    const log = join(place.dataDir, 'logs', 'apt.log');
    writeFileSync(join(path, 'apt-get'), '#!/bin/sh\necho "E: $1: no network" >&2\nexit 100\n', { mode: 0o755 });
    const { code, sentence, output } = await refusal(place.environment({ PATH: path, JAVA_HOME: '' }));
    expect(code).toBe(1);
    expect(output).toContain('Java 17 cannot be found here; installing: apt-get install openjdk-17-jre-headless\n');
    expect(output).toContain('  E: install: no network\n');
    expect(sentence).toMatch(
      /^Java 17 could not be installed \(log: .*apt\.log\): run 'sudo apt-get install -y openjdk/,
    );
    expect(readFileSync(log, 'utf8')).toBe('E: update: no network\nE: install: no network\n');
  });

  it('an outdated Java', async () => {
    const path = pathWithout('java');
    const old = '#!/bin/sh\necho \'openjdk version "11.0.2" 2019-01-15\' >&2\n';
    const home = join(place.standInFolder, 'java-11', 'bin');
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'java'), old, { mode: 0o755 });
    const { sentence } = await refusal(place.environment({ PATH: path, JAVA_HOME: dirname(home) }));
    expect(sentence).toMatch(/^Java 17 cannot be found here: /);
  });

  it('an invalid port, and an unknown option', async () => {
    expect(await refusal(place.environment({ PORT: 'http' }))).toMatchObject({
      code: 1,
      sentence: "PORT is 'http'; give it a port from 1 to 65535.",
    });
    expect(await refusal(place.environment(), '--docker')).toMatchObject({
      code: 1,
      sentence: 'There is no option --docker; the only one is --dev.',
    });
  });
});
