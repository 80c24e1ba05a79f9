import { setTimeout as sleep } from 'node:timers/promises';
import type { Installation } from './installation.ts';
import type { Program, HealthAnswer } from './program.ts';
import type { Sign } from './faults.ts';

interface Statement {
  program: string;
  from: number;
  to: number;
  answer: HealthAnswer;
}

/** A question that is under way when a fault ends may still be answered with it. */
const graceMs = 3_000;
const everyMs = 300;

/** Asks each program's health page all the time and remembers what it said. */
export class Witness {
  private readonly statements: Statement[] = [];
  private readonly programs: readonly Program[];
  private done = false;

  constructor(site: Installation) {
    this.programs = Object.values(site.programs);
    for (const program of this.programs) void this.listen(program);
  }

  stop(): void {
    this.done = true;
  }

  /** Who said so first, in words; undefined when nobody named it while it lasted. */
  whoNamed(sign: NonNullable<Sign>, from: number, to: number): string | undefined {
    const meanwhile = this.statements.filter((said) => said.to >= from && said.from <= to + graceMs);
    for (const { program, answer } of meanwhile) {
      if ('silent' in sign && program === sign.silent && answer === 'no answer') return `${program}: no answer`;
      if (answer === 'no answer' || 'silent' in sign) continue;
      const fault = answer.dependencies[sign.dependency];
      if (fault) return `${program}: ${sign.dependency}: ${fault}`;
    }
    return undefined;
  }

  private async listen(program: Program): Promise<void> {
    for (; !this.done; await sleep(everyMs)) {
      const from = Date.now();
      const answer = await program.health();
      this.statements.push({ program: program.name, from, to: Date.now(), answer });
    }
  }
}
