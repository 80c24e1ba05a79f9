import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { BillingHttpModule } from './billing/billing.http.module.js';
import { ContentHttpModule } from './content/content.http.module.js';
import { DirectoryHttpModule } from './directory/directory.http.module.js';
import { EventsHttpModule } from './events/events.http.module.js';
import { IdentityHttpModule } from './identity/identity.http.module.js';
import { messageRoutes } from './message-routes.js';
import { OperationsHttpModule } from './operations/operations.http.module.js';
import type { Config } from './platform/config/config.js';
import { ConfigModule } from './platform/config/config.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { OutboxSubscriber } from './platform/messages/outbox-subscriber.js';
import { apiLimits } from './platform/database/orm-options.js';
import { HttpModule } from './platform/http/http.module.js';
import type { PageSource } from './platform/http/pages/page-source.js';
import { PagesModule } from './platform/http/pages/pages.module.js';
import { RateLimitModule } from './platform/http/rate-limit/rate-limit.module.js';
import { LoggingModule } from './platform/logging/logging.module.js';
import { MediaHttpModule } from './platform/media/media.http.module.js';
import { MessagesModule } from './platform/processing/messages.module.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { PushModule } from './platform/realtime/push.module.js';
import { RealtimeModule } from './platform/realtime/realtime.module.js';
import { SearchModule } from './platform/search/search.module.js';
import { StorageHttpModule } from './platform/storage/storage.http.module.js';
import { HeartbeatModule } from './platform/processing/heartbeat.module.js';
import { databaseSchemas } from './schema.js';
import { VendorAreaHttpModule } from './vendor-area/vendor-area.http.module.js';
import { WebstoreHttpModule } from './webstore/webstore.http.module.js';

/** The api: every context with its routes, the socket and the pages. */
@Module({})
export class AppModule {
  static with(config: Config, pages: PageSource): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        LoggingModule.forProgram(config, 'api'),
        DatabaseModule.forRoot(databaseSchemas, [new OutboxSubscriber(messageRoutes)], apiLimits),
        MessagesModule.forRoot(messageRoutes),
        HeartbeatModule.forProgram('api'),
        SearchModule,
        MetricsModule,
        StorageHttpModule,
        MediaHttpModule,
        PushModule,
        RealtimeModule,
        RateLimitModule,
        HttpModule,
        CqrsModule.forRoot(),
        IdentityHttpModule,
        ContentHttpModule,
        WebstoreHttpModule,
        BillingHttpModule,
        EventsHttpModule,
        DirectoryHttpModule,
        OperationsHttpModule,
        VendorAreaHttpModule,
        PagesModule.from(pages),
      ],
    };
  }
}
