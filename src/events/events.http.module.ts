import { Module } from '@nestjs/common';
import { EventsModule } from './events.module.js';
import { EventsController } from './http/events.controller.js';

@Module({ imports: [EventsModule], controllers: [EventsController] })
export class EventsHttpModule {}
