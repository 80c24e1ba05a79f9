import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { EngineDurations } from './engine-durations.js';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';
import { RequestDurations } from '../measurements/request-durations.js';
import { SiteGauges } from './site-gauges.js';

/** Provides `/metrics` in both programs. */
@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [MetricsController],
  providers: [Metrics, SiteGauges, RequestDurations, EngineDurations],
  exports: [RequestDurations],
})
export class MetricsModule {}
