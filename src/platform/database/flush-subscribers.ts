import type { EventSubscriber } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Lets a context inspect every unit of work before the flush, and add entities to it. */
@Injectable()
export class FlushSubscribers {
  constructor(private readonly orm: MikroORM) {}

  add(subscriber: EventSubscriber): void {
    this.orm.em.getEventManager().registerSubscriber(subscriber);
  }
}
