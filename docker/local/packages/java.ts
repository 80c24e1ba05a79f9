import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findExecutable } from '../processes/find-executable.ts';

const oldestJava = 17;

/** The folder of Java 17 or newer: that of JAVA_HOME, or the one whose `java` is on PATH. */
export function findJava(): string | undefined {
  const onPath = findExecutable('java');
  const candidates = [process.env.JAVA_HOME, onPath && dirname(dirname(realpathSync(onPath)))];
  return candidates.find((home) => home && versionOf(home) >= oldestJava);
}

function versionOf(home: string): number {
  const java = join(home, 'bin', 'java');
  if (!existsSync(java)) return 0;
  const answer = spawnSync(java, ['-version'], { encoding: 'utf8', timeout: 20_000 });
  return Number(/version "(\d+)/.exec(answer.stderr)?.[1] ?? 0);
}
