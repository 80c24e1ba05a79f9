import type { EventSubscriber } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Lets a context see every unit of work before it is written, and add to it. */
@Injectable()
export class FlushSubscribers {
  constructor(private readonly orm: MikroORM) {}

  add(subscriber: EventSubscriber): void {
    this.orm.em.getEventManager().registerSubscriber(subscriber);
  }
}
