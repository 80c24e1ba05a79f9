import { DiscoveryService } from '@nestjs/core';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import pTimeout from 'p-timeout';

/** Checks whether a dependency works, within about a second and without retries. */
export interface DependencyProbe {
  readonly dependency: string;
  /** Whether the program is useless without this dependency; without others it is degraded. */
  readonly essential: boolean;
  /** @throws when the dependency is unavailable */
  probe(): Promise<void>;
}

/** Marks a provider as the probe of a dependency. */
export const ProbesDependency = DiscoveryService.createDecorator();

/** Milliseconds after which a probe fails and the dependency counts as unavailable. */
const probeTimeout = 2_000;

/** The readiness of a program: each dependency with its error, or null. */
export interface Readiness {
  status: 'ready' | 'degraded' | 'not ready';
  dependencies: Record<string, string | null>;
}

/** All probes of the program. Readiness is computed from them, and workers wait for them during an outage. */
@Injectable()
export class DependencyProbes implements OnModuleInit {
  private probes: DependencyProbe[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.probes = this.discovery
      .getProviders({ metadataKey: ProbesDependency.KEY })
      .map((provider) => provider.instance as DependencyProbe);
  }

  /** @param limit timeout of each probe in milliseconds */
  async check(limit = probeTimeout): Promise<Readiness> {
    const faults = await Promise.all(this.probes.map((probe) => errorOf(probe, limit)));
    const essentialAway = this.probes.some((probe, at) => probe.essential && faults[at] !== null);
    const allThere = faults.every((fault) => fault === null);
    return {
      status: essentialAway ? 'not ready' : allThere ? 'ready' : 'degraded',
      dependencies: Object.fromEntries(this.probes.map((probe, at) => [probe.dependency, faults[at] ?? null])),
    };
  }

  /** Returns the probe of a dependency, if this program has one. */
  of(dependency: string): DependencyProbe | undefined {
    return this.probes.find((probe) => probe.dependency === dependency);
  }

  /** Returns the named dependencies that are unavailable. */
  async unavailable(names: readonly string[]): Promise<string[]> {
    const probes = this.probes.filter((probe) => names.includes(probe.dependency));
    const faults = await Promise.all(probes.map((probe) => errorOf(probe)));
    return probes.filter((_probe, at) => faults[at] !== null).map((probe) => probe.dependency);
  }
}

async function errorOf(probe: DependencyProbe, milliseconds = probeTimeout): Promise<string | null> {
  try {
    await pTimeout(probe.probe(), { milliseconds, message: `no answer within ${milliseconds} ms` });
    return null;
  } catch (error) {
    return (error as Error).message || 'away';
  }
}
