import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** `/proc/<pid>/stat` after the command name, which may itself contain spaces and brackets. */
function statFields(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function parentsOnLinux(): Map<number, number> {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    try {
      parents.set(pid, Number(statFields(pid)[1]));
    } catch {
      // It ended while the table was read.
    }
  }
  return parents;
}

function parentsElsewhere(): Map<number, number> {
  const table = execFileSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' });
  return new Map(
    table
      .trim()
      .split('\n')
      .map((row) => row.trim().split(/\s+/).map(Number) as [number, number]),
  );
}

/** A process and all its running descendants, parents before children. */
export function processTree(root: number): number[] {
  const parents = process.platform === 'linux' ? parentsOnLinux() : parentsElsewhere();
  const tree = [root];
  for (const member of tree) {
    for (const [pid, parent] of parents) if (parent === member) tree.push(pid);
  }
  return tree;
}

/**
 * The start time of a process in the kernel's clock ticks: together with the pid it identifies one process for ever,
 * while a pid alone is reused. Undefined when there is no such process; always '' where `/proc` is missing.
 */
export function startedAt(pid: number): string | undefined {
  if (process.platform === 'linux') {
    try {
      const fields = statFields(pid);
      return fields[0] === 'Z' ? undefined : fields[19];
    } catch {
      return undefined;
    }
  }
  try {
    process.kill(pid, 0);
    return '';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? '' : undefined;
  }
}
