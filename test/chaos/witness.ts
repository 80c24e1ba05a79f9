import { setTimeout as sleep } from 'node:timers/promises';
import type { OverviewView } from '#contracts/operations/overview.views.js';
import type { Signs } from './faults.ts';
import type { Installation } from './installation.ts';
import type { Operator } from './operator.ts';
import type { HealthAnswer, Program } from './program.ts';
import { testimonyOf, type Said, type Testimony } from './testimony.ts';

/** A request in flight at a fault's end may still report it. */
const graceMs = 3_000;
const everyMs = 300;

/** Requests each program's health page and the operators' page all the time and records their responses. */
export class Witness {
  private readonly health: Said<HealthAnswer>[] = [];
  private readonly pages: Said<OverviewView>[] = [];
  private done = false;

  private readonly operator: Operator;

  constructor(site: Installation, operator: Operator) {
    this.operator = operator;
    for (const program of Object.values(site.programs)) void this.listen(program);
    void this.read(site.programs.api);
  }

  stop(): void {
    this.done = true;
  }

  /** On `/health/ready` of any program, or that of the silent one. */
  onHealth(sign: Signs['health'], from: number, to: number): Testimony {
    if (!sign) return 'not asked';
    for (const { program, answer } of during(this.health, from, to)) {
      if ('silent' in sign && program === sign.silent && answer === 'no answer') return { said: 'no answer' };
      if (answer === 'no answer' || 'silent' in sign) continue;
      const fault = answer.dependencies[sign.away];
      if (fault && (sign.as?.test(fault) ?? true)) return { said: `${sign.away}: ${fault}` };
    }
    return 'not named';
  }

  /** On the operators' page, which is unavailable together with the api. */
  onPage(sign: Signs['page'], from: number, to: number): Testimony {
    if (!sign) return 'not asked';
    return testimonyOf(during(this.pages, from, to), sign, { from, to });
  }

  private async listen(program: Program): Promise<void> {
    for (; !this.done; await sleep(everyMs)) {
      const from = Date.now();
      const answer = await program.health();
      this.health.push({ program: program.name, from, to: Date.now(), answer });
    }
  }

  private async read({ name, url }: Program): Promise<void> {
    for (; !this.done; await sleep(everyMs)) {
      const from = Date.now();
      const answer = await this.overview(url);
      if (answer) this.pages.push({ program: name, from, to: Date.now(), answer });
    }
  }

  private async overview(url: string): Promise<OverviewView | undefined> {
    const token = await this.operator.bearer();
    try {
      const answer = await fetch(`${url}/api/operations/overview`, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(3_000),
      });
      return answer.ok ? ((await answer.json()) as OverviewView) : undefined;
    } catch {
      return undefined;
    }
  }
}

const during = <T>(said: readonly Said<T>[], from: number, to: number): readonly Said<T>[] =>
  said.filter((one) => one.to >= from && one.from <= to + graceMs);
