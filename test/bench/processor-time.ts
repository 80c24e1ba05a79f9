import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of processor time that a process has used so far. */
export function ofProcess(pid: number | undefined): number {
  // In hundredths of a second: proc(5), utime and stime, after the name in parentheses.
  const after = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(after[11]) + Number(after[12])) * 10;
}

/** Returns the process, and those that it has started and that still run. */
export function withChildren(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  const tasks = readdirSync(`/proc/${pid}/task`);
  const children = tasks.flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return [pid, ...children.map(Number)];
}

interface NodesStats {
  readonly nodes: Record<string, { readonly process: { readonly cpu: { readonly total_in_millis: number } } }>;
}

/** Milliseconds of processor time that a search engine of one node has used so far. */
export async function ofEngine(url: string): Promise<number> {
  const response = await fetch(`${url}/_nodes/stats/process`);
  const { nodes } = (await response.json()) as NodesStats;
  return Object.values(nodes).reduce((sum, node) => sum + node.process.cpu.total_in_millis, 0);
}
