import { DiscoveryService } from '@nestjs/core';
import { Injectable, type OnModuleInit } from '@nestjs/common';

/** Asks one dependency whether it works; within a second or so, and without retries of its own. */
export interface DependencyProbe {
  readonly dependency: string;
  /** @throws when the dependency is away */
  probe(): Promise<void>;
}

/** Marks a provider as the probe of a dependency. */
export const ProbesDependency = DiscoveryService.createDecorator();

/** How long a probe may take before the dependency counts as away, in milliseconds. */
const probeLimit = 2_000;

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

  /** Every dependency with what is wrong with it, or null. */
  async ask(): Promise<Record<string, string | null>> {
    const answers = this.probes.map(async (probe) => [probe.dependency, await faultOf(probe)] as const);
    return Object.fromEntries(await Promise.all(answers));
  }

  /** Whether all the named dependencies answer. */
  async allWell(names: readonly string[]): Promise<boolean> {
    const probes = this.probes.filter((probe) => names.includes(probe.dependency));
    const faults = await Promise.all(probes.map(faultOf));
    return faults.every((fault) => fault === null);
  }
}

async function faultOf(probe: DependencyProbe): Promise<string | null> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error(`no answer within ${probeLimit} ms`)), probeLimit);
  try {
    await Promise.race([probe.probe(), limit.promise]);
    return null;
  } catch (error) {
    return (error as Error).message || 'away';
  } finally {
    clearTimeout(timer);
  }
}
