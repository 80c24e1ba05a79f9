import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { FindsOwnersOf, type OwnerLookup } from '#src/platform/http/owner-lookup.js';
import type { EventsTables } from './events.tables.js';

/** An event belongs to the user who plans it. */
@Injectable()
@FindsOwnersOf('event')
export class EventOwners implements OwnerLookup {
  constructor(private readonly database: ReadDatabase) {}

  async ownerOf(id: string): Promise<string | undefined> {
    const events = this.database.tables<EventsTables>().selectFrom('events.event').select('user_id');
    return (await events.where('id', '=', id).executeTakeFirst())?.user_id;
  }
}
