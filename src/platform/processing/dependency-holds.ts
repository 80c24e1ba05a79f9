import type { Logger } from '@nestjs/common';
import type { DependencyProbes } from '../outages/dependency-probe.js';

/** Milliseconds between probes of an unavailable dependency. */
const probeBackoff = [250, 500, 1_000, 2_000, 5_000];

/** The properties of a consumer that determine whether it has to wait. */
export interface HeldConsumer {
  readonly name: string;
  readonly needs: readonly string[];
}

/**
 * Tracks the unavailable dependencies of one queue. Such a dependency holds only the consumers that need it, and is
 * probed with a growing backoff until it responds.
 */
export class DependencyHolds {
  private readonly away = new Set<string>();
  private closed = false;

  /**
   * @param consumers the consumers of the queue
   * @param changed called whenever a dependency becomes unavailable or available
   */
  constructor(
    private readonly consumers: readonly HeldConsumer[],
    private readonly probes: DependencyProbes,
    private readonly logger: Logger,
    private readonly changed: () => void,
  ) {}

  /** Dependencies that consumers of the queue wait for. */
  get waitsFor(): readonly string[] {
    return [...this.away];
  }

  /** Whether no consumer of the queue can work. */
  get holdsAll(): boolean {
    return this.consumers.length > 0 && this.consumers.every((consumer) => this.isHeld(consumer));
  }

  /** Whether this consumer has to wait; an unknown one does not. */
  holds(name: string | undefined): boolean {
    const consumer = this.consumers.find((known) => known.name === name);
    return consumer !== undefined && this.isHeld(consumer);
  }

  waitFor(dependencies: readonly string[]): void {
    for (const dependency of dependencies) {
      if (this.away.has(dependency) || this.closed) continue;
      this.away.add(dependency);
      this.logger.warn(`waiting for ${dependency}`);
      this.probeUntilAvailable(dependency)
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

  private async probeUntilAvailable(dependency: string): Promise<void> {
    for (let asked = 0; !this.closed; asked++) {
      await new Promise((resolve) => setTimeout(resolve, probeBackoff[Math.min(asked, probeBackoff.length - 1)]));
      if ((await this.probes.unavailable([dependency])).length === 0) break;
    }
    if (!this.closed) this.logger.log(`${dependency} is back`);
  }
}
