import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findExecutable } from '../processes/find-executable.ts';
import { withLock } from '../processes/file-lock.ts';
import { CommandFailed, runCommand } from '../processes/run-command.ts';
import { StartProblem } from '../start-problem.ts';
import { makeStep } from '../step.ts';
import { downloadsFolder } from './downloads-folder.ts';
import { findJava } from './java.ts';
import { installSystemPackages } from './system-packages.ts';

const unpackGoal = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:unpack';

export interface MavenArtifact {
  /** The folder into which it is unpacked, named after the artifact and its version. */
  name: string;
  /** `group:artifact:version[:type]`. */
  coordinates: string;
  /** Shown during the download: `Elasticsearch 8.19.9 (97 MB)`. */
  title: string;
  /** Alternative if Maven is unavailable: `set ELASTICSEARCH_URL`. */
  otherwise: string;
  dataDir: string;
  report: (line: string) => void;
}

/**
 * Returns the folder of an unpacked Maven artifact, downloaded if necessary. With concurrent starts one downloads, and
 * none sees a partly unpacked folder, because it gets its name only when it is complete.
 * @throws StartProblem when Maven or Java is missing and cannot be installed, or the download fails.
 */
export async function mavenArtifact(artifact: MavenArtifact): Promise<string> {
  const folder = join(downloadsFolder, artifact.name);
  if (existsSync(folder)) return folder;
  const onWait = () => artifact.report(`${artifact.title}: waiting for another download`);
  await withLock(join(downloadsFolder, 'lock'), onWait, async () => {
    if (!existsSync(folder)) await fetchInto(folder, artifact);
  });
  return folder;
}

async function fetchInto(folder: string, artifact: MavenArtifact): Promise<void> {
  const { dataDir, report, otherwise } = artifact;
  await installJavaAndMaven(artifact);
  const maven = findExecutable('mvn') ?? 'mvn';
  report(`${artifact.title}: downloading, once`);
  const draft = `${folder}.part`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const logFile = join(dataDir, 'logs', 'downloads.log');
  const content = join(draft, 'content');
  try {
    const command = ['-q', '-B', unpackGoal, `-Dartifact=${artifact.coordinates}`, `-DoutputDirectory=${content}`];
    // Maven leaves markers in its working folder.
    const download = () => runCommand({ command: [maven, ...command], cwd: draft, logFile });
    await makeStep(report)(`${artifact.title}: downloading`, download);
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    throw new StartProblem(
      `${artifact.title} could not be downloaded with Maven: check the network (a mirror belongs in ` +
        `~/.m2/settings.xml) and start again, or ${otherwise}. The log is ${logFile}.`,
      error.lines,
    );
  }
  renameSync(soleFolderIn(content), folder);
  rmSync(draft, { recursive: true, force: true });
}

/** Archives with a single top-level folder are stored without that folder. */
function soleFolderIn(folder: string): string {
  const [first, ...others] = readdirSync(folder, { withFileTypes: true });
  return first?.isDirectory() && others.length === 0 ? join(folder, first.name) : folder;
}

/**
 * Installs Java 17, Maven or both if they are missing.
 * @throws StartProblem if that is not possible from here.
 */
export async function installJavaAndMaven(
  where: Pick<MavenArtifact, 'dataDir' | 'report' | 'otherwise'>,
): Promise<void> {
  const java = { what: 'Java 17', debian: 'openjdk-17-jre-headless', brew: 'openjdk@17' };
  const maven = { what: 'Maven', debian: 'maven', brew: 'maven' };
  const missing = [...(findJava() ? [] : [java]), ...(findExecutable('mvn') ? [] : [maven])];
  if (missing.length === 0) return;
  await installSystemPackages({
    what: missing.map(({ what }) => what).join(' and '),
    debian: missing.map(({ debian }) => debian),
    brew: missing.map(({ brew }) => brew),
    ...where,
  });
}
