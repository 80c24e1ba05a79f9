import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** The user and group 'nobody': PostgreSQL and Elasticsearch refuse to run as root. */
export const nobody = 65534;

/**
 * How a program that refuses root can run here: `as-is` - we are an ordinary user; `user-namespace` - it sees itself as
 * nobody while its files stay root's; `account` - namespaces are forbidden, so it runs as nobody and needs files that
 * nobody may read and write.
 */
export type UnprivilegedWay = 'as-is' | 'user-namespace' | 'account';

export const userNamespace = ['unshare', `--user`, `--map-user=${nobody}`, `--map-group=${nobody}`, '--'];

let known: UnprivilegedWay | undefined;

/** Tried once per process. */
export function unprivilegedWay(): UnprivilegedWay {
  if (known === undefined) {
    const isRoot = process.getuid?.() === 0;
    if (!isRoot && hasAccount()) known = 'as-is';
    else if (namespacesAreAllowed()) known = 'user-namespace';
    else known = isRoot ? 'account' : 'as-is';
  }
  return known;
}

/** In a container the user may have no name, which PostgreSQL requires. */
function hasAccount(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

function namespacesAreAllowed(): boolean {
  const [command, ...args] = userNamespace as [string, ...string[]];
  return spawnSync(command, [...args, process.execPath, '--version'], { stdio: 'ignore' }).status === 0;
}
