import { Global, Module } from '@nestjs/common';
import { APP_FILTER, DiscoveryModule } from '@nestjs/core';
import { HealthController } from './health.controller.js';
import { OwnerLookups } from './owner-lookup.js';
import { ProblemFilter } from './problem-filter.js';
import { RouteAccessCheck } from './route-access-check.js';
import { RouteGuard } from './route-guard.js';
import { SignatureChecks } from './signature-check.js';

/** The guard and the exception filter of all routes. */
@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [HealthController],
  providers: [
    OwnerLookups,
    SignatureChecks,
    RouteGuard,
    RouteAccessCheck,
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
  exports: [OwnerLookups, SignatureChecks, RouteGuard],
})
export class HttpModule {}
