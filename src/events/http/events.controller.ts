import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { eventsRoutes as routes } from '#contracts/events/events.routes.js';
import type { EventProfileView } from '#contracts/events/events.views.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { SaveEventProfile } from '../commands/save-event-profile.js';
import { StartEvent } from '../commands/start-event.js';
import { EventById } from '../queries/event-by-id.js';
import { EventProfile } from '../queries/event-profile.js';
import { EventUserId } from '../queries/event-user-id.js';

@Controller()
export class EventsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Implements(routes.eventUserId)
  eventUserId(@Input() { user }: Call<typeof routes.eventUserId>) {
    return this.queries.execute(new EventUserId(user.userId));
  }

  @Implements(routes.eventProfile)
  profile(@Input() { user }: Call<typeof routes.eventProfile>) {
    return this.queries.execute(new EventProfile({ userId: user.userId }));
  }

  @Implements(routes.event)
  event(@Input() { params }: Call<typeof routes.event>) {
    return this.queries.execute(new EventById(params.id));
  }

  @Implements(routes.startEvent)
  async start(@Input() { user }: Call<typeof routes.startEvent>): Promise<EventProfileView> {
    await this.commands.execute(new StartEvent(user.userId));
    return this.queries.execute(new EventProfile({ userId: user.userId }));
  }

  @Implements(routes.saveEventProfile)
  async save(@Input() { body }: Call<typeof routes.saveEventProfile>): Promise<EventProfileView> {
    const { id, version, event: { props, ...event } = {}, eventUser: { emailOptIn: _optIn, ...user } = {} } = body;
    await this.commands.execute(new SaveEventProfile(id, version, { ...event, ...user, ...props }));
    return this.queries.execute(new EventProfile({ eventId: id }));
  }
}
