import { join } from 'node:path';
import { findExecutable } from '../processes/find-executable.ts';
import { withLock } from '../processes/file-lock.ts';
import { CommandFailed, runCommand } from '../processes/run-command.ts';
import { StartProblem } from '../start-problem.ts';
import { makeStep } from '../step.ts';
import { downloadsFolder } from './downloads-folder.ts';

interface SystemPackages {
  /** The missing programs, for people: `Java 17 and Maven`. */
  what: string;
  /** Names of the Debian packages. */
  debian: string[];
  /** Names of the Homebrew formulas. */
  brew: string[];
  /** Alternatives, shown if nothing can be installed from here. */
  otherwise: string;
  dataDir: string;
  report: (line: string) => void;
}

/**
 * Installs missing packages, as root on Debian and its relatives.
 * @throws StartProblem with the exact command for this system if that is not possible.
 */
export async function installSystemPackages(packages: SystemPackages): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  const apt = findExecutable('apt-get');
  if (!isRoot || !apt) throw new StartProblem(`${packages.what} cannot be found here: ${advice(packages)}.`);
  const { debian, report } = packages;
  report(`${packages.what} cannot be found here; installing: apt-get install ${debian.join(' ')}`);
  const logFile = join(packages.dataDir, 'logs', 'apt.log');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = async () => {
    // Without a fresh list the install may still succeed, and otherwise its own message is the better one.
    await runCommand({ command: [apt, 'update'], logFile, env }).catch(() => undefined);
    await runCommand({ command: [apt, 'install', '-y', '--no-install-recommends', ...debian], logFile, env });
  };
  try {
    const onWait = () => report(`${packages.what}: waiting for another installation`);
    await withLock(join(downloadsFolder, 'apt.lock'), onWait, () =>
      makeStep(report)(`${packages.what}: installing`, install),
    );
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    throw new StartProblem(
      `${packages.what} could not be installed (log: ${logFile}): ${advice(packages)}.`,
      error.lines,
    );
  }
}

function advice(packages: SystemPackages): string {
  return `${installCommand(packages)}, then start again (or ${packages.otherwise})`;
}

function installCommand({ what, debian, brew }: SystemPackages): string {
  if (findExecutable('brew')) return `run 'brew install ${brew.join(' ')}'`;
  if (findExecutable('apt-get')) return `run 'sudo apt-get install -y ${debian.join(' ')}'`;
  return `install ${what} (on Debian: 'sudo apt-get install -y ${debian.join(' ')}')`;
}
