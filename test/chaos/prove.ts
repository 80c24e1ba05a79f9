import { rmSync } from 'node:fs';
import type { Mutant } from './mutants.ts';
import { breakPrograms } from './mutants.ts';
import { storm, type StormReport } from './storm.ts';

/** Minutes of faults for each mutant, after a short calm. */
const minutes = 0.7;
/** Seconds, from the first edit, within which a mutant must be detected. */
const noticedWithin = 120;

/** Runs the programs with each of these mutants; returns how many were not detected. */
export async function prove(
  chosen: readonly Mutant[],
  { seed, folder }: { seed: number; folder: string },
  print: (line: string) => void,
): Promise<number> {
  let unnoticed = 0;
  for (const mutant of chosen) {
    print(`\n${mutant.name}: ${mutant.broken}`);
    const change = (programs: string) => breakPrograms(mutant, programs);
    const report = await storm({ seed, minutes, folder, kinds: mutant.faults, brief: true, change }, print);
    rmSync(folder, { recursive: true, force: true });
    if (!tell(report, print)) unnoticed += 1;
  }
  return unnoticed;
}

/** Only promises about data count: a fault that did not strike would detect every mutant. */
function tell(
  { promises, judgedAfter, noticedAfter = judgedAfter }: StormReport,
  print: (line: string) => void,
): boolean {
  const objections = promises.filter(({ about, broken }) => about === 'data' && broken.length > 0);
  const after = Math.round(noticedAfter / 1_000);
  if (objections.length === 0 || after > noticedWithin) {
    print(`NOT NOTICED${objections.length > 0 ? `: only after ${after} s` : ''}`);
    return false;
  }
  print(`noticed after ${after} s: ${objections.map(({ title }) => title).join('; ')}`);
  for (const { broken } of objections) print(`          ${broken[0]} (${broken.length})`);
  return true;
}
