import { readFileSync } from 'node:fs';

/** Milliseconds of processor time that a process has used so far. */
export function ofProcess(pid: number | undefined): number {
  // In hundredths of a second: proc(5), utime and stime, after the name in parentheses.
  const after = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(after[11]) + Number(after[12])) * 10;
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
