import { DiscoveryService } from '@nestjs/core';
import { Injectable, type OnModuleInit } from '@nestjs/common';

/** Asks one dependency whether it works; within a second or so, and without retries of its own. */
export interface DependencyProbe {
  readonly dependency: string;
  /** Without it the program is of no use to anybody; without others it still does a part of its work. */
  readonly essential: boolean;
  /** @throws when the dependency is away */
  probe(): Promise<void>;
}

/** Marks a provider as the probe of a dependency. */
export const ProbesDependency = DiscoveryService.createDecorator();

/** How long a probe may take before the dependency counts as away, in milliseconds. */
const probeLimit = 2_000;

/** How a program is: each dependency with what is wrong with it, or null. */
export interface Readiness {
  status: 'ready' | 'degraded' | 'not ready';
  dependencies: Record<string, string | null>;
}

/** All probes of the program: readiness answers from them, and workers wait for them during an outage. */
@Injectable()
export class DependencyProbes implements OnModuleInit {
  private probes: DependencyProbe[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.probes = this.discovery
      .getProviders({ metadataKey: ProbesDependency.KEY })
      .map((provider) => provider.instance as DependencyProbe);
  }

  /** @param limit milliseconds that each may take */
  async ask(limit = probeLimit): Promise<Readiness> {
    const faults = await Promise.all(this.probes.map((probe) => faultOf(probe, limit)));
    const essentialAway = this.probes.some((probe, at) => probe.essential && faults[at] !== null);
    const allThere = faults.every((fault) => fault === null);
    return {
      status: essentialAway ? 'not ready' : allThere ? 'ready' : 'degraded',
      dependencies: Object.fromEntries(this.probes.map((probe, at) => [probe.dependency, faults[at] ?? null])),
    };
  }

  /** The probe of one dependency, if this program has it. */
  of(dependency: string): DependencyProbe | undefined {
    return this.probes.find((probe) => probe.dependency === dependency);
  }

  /** Which of the named dependencies do not answer. */
  async absent(names: readonly string[]): Promise<string[]> {
    const probes = this.probes.filter((probe) => names.includes(probe.dependency));
    const faults = await Promise.all(probes.map((probe) => faultOf(probe)));
    return probes.filter((_probe, at) => faults[at] !== null).map((probe) => probe.dependency);
  }
}

async function faultOf(probe: DependencyProbe, milliseconds = probeLimit): Promise<string | null> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  try {
    await Promise.race([probe.probe(), limit.promise]);
    return null;
  } catch (error) {
    return (error as Error).message || 'away';
  } finally {
    clearTimeout(timer);
  }
}
