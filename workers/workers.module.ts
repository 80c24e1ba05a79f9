import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { BillingModule } from '#src/billing/billing.module.js';
import { EventsModule } from '#src/events/events.module.js';
import { ContentModule } from '#src/content/content.module.js';
import { DirectoryModule } from '#src/directory/directory.module.js';
import { IdentityModule } from '#src/identity/identity.module.js';
import { messageRoutes } from '#src/message-routes.js';
import { MessagingModule } from '#src/messaging/messaging.module.js';
import { OperationsModule } from '#src/operations/operations.module.js';
import type { Config } from '#src/platform/config/config.js';
import { ConfigModule } from '#src/platform/config/config.module.js';
import { DatabaseModule } from '#src/platform/database/database.module.js';
import { OutboxSubscriber } from '#src/platform/messages/outbox-subscriber.js';
import { workerLimits } from '#src/platform/database/orm-options.js';
import { HealthController } from '#src/platform/http/health.controller.js';
import { LoggingModule } from '#src/platform/logging/logging.module.js';
import { MailModule } from '#src/platform/mail/mail.module.js';
import { MessagesModule } from '#src/platform/processing/messages.module.js';
import { MetricsModule } from '#src/platform/metrics/metrics.module.js';
import { PushModule } from '#src/platform/realtime/push.module.js';
import { SearchModule } from '#src/platform/search/search.module.js';
import { HeartbeatModule } from '#src/platform/processing/heartbeat.module.js';
import { databaseSchemas } from '#src/schema.js';
import { VendorAreaModule } from '#src/vendor-area/vendor-area.module.js';
import { WebhooksModule } from '#src/platform/webhooks/webhooks.module.js';
import { WebstoreModule } from '#src/webstore/webstore.module.js';

@Module({})
export class WorkersModule {
  /** @param poolSize database connections: enough that no worker waits for another */
  static with(config: Config, poolSize = workerLimits.poolSize): DynamicModule {
    return {
      module: WorkersModule,
      imports: [
        ConfigModule.with(config),
        LoggingModule.forProgram(config, 'workers'),
        DatabaseModule.forRoot(databaseSchemas, [new OutboxSubscriber(messageRoutes)], { ...workerLimits, poolSize }),
        MessagesModule.forRoot(messageRoutes),
        HeartbeatModule.forProgram('workers'),
        SearchModule,
        MetricsModule,
        PushModule,
        MailModule,
        WebhooksModule,
        CqrsModule.forRoot(),
        IdentityModule,
        ContentModule,
        WebstoreModule,
        BillingModule,
        EventsModule,
        MessagingModule,
        DirectoryModule,
        OperationsModule,
        VendorAreaModule,
      ],
      controllers: [HealthController],
    };
  }
}
