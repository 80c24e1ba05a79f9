import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from '../build-if-changed.ts';
import { StartProblem } from '../start-problem.ts';
import type { Programs } from './programs.ts';
import { readableLog } from './readable-log.ts';
import { root } from './settings.ts';
import type { Supervisor } from './supervisor.ts';

/** Debounce in milliseconds, because editors write several times per save. */
const quietMs = 150;

/** Compiles the server's sources after each change and restarts its programs; the pages reload by themselves. */
export function reloadOnChange(programs: Programs, supervisor: Supervisor, report: (line: string) => void): void {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const reload = async () => {
    const since = Date.now();
    try {
      await buildIfChanged(report, ['server']);
      await Promise.all(programs.servers.map(({ name }) => supervisor.exchange(name)));
      report(`Reloaded (${((Date.now() - since) / 1000).toFixed(1)} s)`);
    } catch (error) {
      if (!(error instanceof StartProblem)) throw error;
      for (const line of readableLog(error.lines)) report(`  ${line}`);
      report(`${error.message}\nWaiting for the next change of the sources.`);
    }
  };
  for (const folder of ['contracts', 'src', 'workers']) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (file?.endsWith('.ts') !== true || file.endsWith('.spec.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        last = last.then(reload);
      }, quietMs);
    });
  }
}
