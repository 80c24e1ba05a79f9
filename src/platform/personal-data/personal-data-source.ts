import { DiscoveryService } from '@nestjs/core';

/** The user whose data is exported. */
export interface DataSubject {
  readonly userId: string;
}

/** Port: exports the data that a context stores about a person. */
export interface PersonalDataSource {
  /**
   * Returns everything that the context stores about the person or their businesses, as JSON values: one property for
   * each kind of object, with lists where there may be several. Secrets (hashes, keys, codes) are left out.
   */
  dataOf(person: DataSubject): Promise<Readonly<Record<string, unknown>>>;
}

/** Marks a provider as the source of its context. The name of the context becomes the name of the exported file. */
export const HoldsPersonalData = DiscoveryService.createDecorator<string>();
