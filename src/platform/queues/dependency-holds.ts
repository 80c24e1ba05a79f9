import type { Logger } from '@nestjs/common';
import type { DependencyProbes } from '../messages/dependency-probe.js';

/** Pauses between probes of an absent dependency, in milliseconds. */
const probePauses = [250, 500, 1_000, 2_000, 5_000];

/** What holds need to know of a consumer. */
export interface HeldConsumer {
  readonly name: string;
  readonly needs: readonly string[];
}

/**
 * What the consumers of one queue wait for. A dependency that is away holds the consumers that need it, and nobody else,
 * and is asked with growing pauses until it answers.
 */
export class DependencyHolds {
  private readonly away = new Set<string>();
  private closed = false;

  /**
   * @param consumers those of the queue
   * @param changed called whenever a dependency went away or came back
   */
  constructor(
    private readonly consumers: readonly HeldConsumer[],
    private readonly probes: DependencyProbes,
    private readonly logger: Logger,
    private readonly changed: () => void,
  ) {}

  /** Dependencies that are waited for at present. */
  get waitsFor(): readonly string[] {
    return [...this.away];
  }

  /** Whether no consumer of the queue can work. */
  get holdsAll(): boolean {
    return this.consumers.length > 0 && this.consumers.every((consumer) => this.isHeld(consumer));
  }

  /** Whether this consumer has to wait; one that is not known is not held. */
  holds(name: string | undefined): boolean {
    const consumer = this.consumers.find((known) => known.name === name);
    return consumer !== undefined && this.isHeld(consumer);
  }

  waitFor(dependencies: readonly string[]): void {
    for (const dependency of dependencies) {
      if (this.away.has(dependency) || this.closed) continue;
      this.away.add(dependency);
      this.logger.warn(`waiting for ${dependency}`);
      this.untilBack(dependency)
        .catch((error: unknown) => this.logger.error((error as Error).message))
        .finally(() => {
          this.away.delete(dependency);
          this.changed();
        });
    }
    this.changed();
  }

  close(): void {
    this.closed = true;
  }

  private isHeld({ needs }: HeldConsumer): boolean {
    return needs.some((dependency) => this.away.has(dependency));
  }

  private async untilBack(dependency: string): Promise<void> {
    for (let asked = 0; !this.closed; asked++) {
      await new Promise((resolve) => setTimeout(resolve, probePauses[Math.min(asked, probePauses.length - 1)]));
      if ((await this.probes.absent([dependency])).length === 0) break;
    }
    if (!this.closed) this.logger.log(`${dependency} is back`);
  }
}
