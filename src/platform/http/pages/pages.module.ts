import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ManifestController } from './manifest.controller.js';
import { PageSource } from './page-source.js';
import { PagesController } from './pages.controller.js';
import { RobotsController } from './robots.controller.js';
import { ServiceWorkerController } from './service-worker.controller.js';
import { RenderedPages } from './rendered-pages.js';
import { RenderingBudget } from './rendering-budget.js';
import { PageResults } from './page-results.js';

/** Must be imported last, because its route matches every path. */
@Module({})
export class PagesModule {
  static from(source: PageSource): DynamicModule {
    return {
      module: PagesModule,
      imports: [DiscoveryModule],
      controllers: [RobotsController, ManifestController, ServiceWorkerController, PagesController],
      providers: [{ provide: PageSource, useValue: source }, RenderedPages, RenderingBudget, PageResults],
    };
  }
}
