import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MetricsController } from './metrics.controller.js';
import { Metrics } from './metrics.js';
import { RequestDurations } from '../measurements/request-durations.js';
import { SiteMeasurements } from './site-measurements.js';

/** Provides `/metrics` in both programs. */
@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [MetricsController],
  providers: [Metrics, SiteMeasurements, RequestDurations],
  exports: [RequestDurations],
})
export class MetricsModule {}
