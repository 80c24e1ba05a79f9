import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { HoldsPersonalData, type DataSubject, type PersonalDataSource } from './personal-data-source.js';

/** The sources of all contexts that store data about people. */
@Injectable()
export class PersonalDataSources implements OnModuleInit {
  private readonly sources = new Map<string, PersonalDataSource>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const provider of this.discovery.getProviders({ metadataKey: HoldsPersonalData.KEY })) {
      const context = this.discovery.getMetadataByDecorator(HoldsPersonalData, provider);
      if (context === undefined) continue;
      if (this.sources.has(context)) throw new Error(`${context} has two sources of personal data`);
      this.sources.set(context, provider.instance as PersonalDataSource);
    }
  }

  /**
   * Returns the data of each context. Contexts are read one after the other, so that an export uses a single
   * connection.
   */
  async dataOf(person: DataSubject): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
    const data = new Map<string, Readonly<Record<string, unknown>>>();
    for (const [context, source] of this.sources) data.set(context, await source.dataOf(person));
    return data;
  }
}
