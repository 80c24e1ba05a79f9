import { Module, type DynamicModule } from '@nestjs/common';
import { EventPicturesModule } from '#src/events/event-pictures.module.js';
import { eventsSchema } from '#src/events/events.schema.js';
import { messageRoutes } from '#src/message-routes.js';
import type { Config } from '#src/platform/config/config.js';
import { ConfigModule } from '#src/platform/config/config.module.js';
import { DatabaseModule } from '#src/platform/database/database.module.js';
import { workerLimits } from '#src/platform/database/orm-options.js';
import { HealthController } from '#src/platform/http/health.controller.js';
import { LoggingModule } from '#src/platform/logging/logging.module.js';
import { PictureProcessModule } from '#src/platform/media/picture-process.module.js';
import { OutboxSubscriber } from '#src/platform/messages/outbox-subscriber.js';
import { MetricsModule } from '#src/platform/metrics/metrics.module.js';
import { HeartbeatModule } from '#src/platform/processing/heartbeat.module.js';
import { MessagesModule } from '#src/platform/processing/messages.module.js';
import { PushModule } from '#src/platform/realtime/push.module.js';
import { platformSchema } from '#src/platform/schema/platform.schema.js';
import { WebstorePicturesModule } from '#src/webstore/webstore-pictures.module.js';
import { webstoreSchema } from '#src/webstore/webstore.schema.js';

/**
 * The program of the `images` worker. It loads only what checks pictures, since it runs once per core: without the rest
 * of Posy, such as the client of the search engine, each process needs a fifth less memory (`npm run bench:images`).
 */
@Module({})
export class PicturesModule {
  static with(config: Config, poolSize: number): DynamicModule {
    const schemas = [platformSchema, webstoreSchema, eventsSchema];
    return {
      module: PicturesModule,
      imports: [
        ConfigModule.with(config),
        LoggingModule.forProgram(config, 'workers'),
        DatabaseModule.forRoot(schemas, [new OutboxSubscriber(messageRoutes)], { ...workerLimits, poolSize }),
        MessagesModule.forRoot(messageRoutes, ['images']),
        HeartbeatModule.forProgram('workers'),
        MetricsModule,
        PushModule,
        PictureProcessModule,
        WebstorePicturesModule,
        EventPicturesModule,
      ],
      controllers: [HealthController],
    };
  }
}
