import { DiscoveryService } from '@nestjs/core';

/** Whose data is asked for: a user of the site. */
export interface DataSubject {
  readonly userId: string;
}

/** Port: a context says what it holds about a person. */
export interface PersonalDataSource {
  /**
   * Everything the context holds about the person or their businesses, as JSON can write it: one entry for each kind of
   * thing, lists for what there may be several of. Secrets (hashes, keys, codes) are left out.
   */
  dataOf(person: DataSubject): Promise<Readonly<Record<string, unknown>>>;
}

/** Marks a provider as the one that answers for its context, which is named: the copy has a file of that name. */
export const HoldsPersonalData = DiscoveryService.createDecorator<string>();
