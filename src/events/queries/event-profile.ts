import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { EventProfileView, EventUserView } from '#contracts/events/events.views.js';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import type { EventsTables } from '../events.tables.js';
import { eventView, type EventRow } from './event-view.js';

/** An event with its event user, by the user or by the event. */
export class EventProfile extends Query<EventProfileView> {
  constructor(readonly of: { userId: string } | { eventId: string }) {
    super();
  }
}

@QueryHandler(EventProfile)
export class EventProfileHandler implements IQueryHandler<EventProfile> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly identity: IdentityFacade,
  ) {}

  async execute({ of }: EventProfile): Promise<EventProfileView> {
    const events = this.database.tables<EventsTables>().selectFrom('events.event').selectAll();
    const wanted = 'userId' in of ? events.where('user_id', '=', of.userId) : events.where('id', '=', of.eventId);
    const row = await wanted.executeTakeFirst();
    return row ? { event: eventView(row), eventUser: await this.userOf(row) } : { event: null, eventUser: null };
  }

  private async userOf({ id, user_id, answers }: EventRow): Promise<EventUserView> {
    const person = (await this.identity.people([user_id])).get(user_id);
    const { firstName, lastName, role } = answers;
    return {
      id: user_id,
      eventId: id,
      firstName,
      lastName,
      role,
      username: person?.username ?? '',
      email: person?.email ?? '',
      phoneNumber: person?.phoneNumber ?? null,
      emailOptIn: false,
    };
  }
}
