import { Module } from '@nestjs/common';
import { EventsModule } from './events.module.js';
import { EventImagesController } from './http/event-images.controller.js';
import { EventsController } from './http/events.controller.js';

@Module({ imports: [EventsModule], controllers: [EventsController, EventImagesController] })
export class EventsHttpModule {}
