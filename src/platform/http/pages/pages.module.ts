import { Module, type DynamicModule } from '@nestjs/common';
import { PageSource } from './page-source.js';
import { PagesController } from './pages.controller.js';

/** Imported last: its route takes every address that no other route took. */
@Module({})
export class PagesModule {
  static from(source: PageSource): DynamicModule {
    return {
      module: PagesModule,
      controllers: [PagesController],
      providers: [{ provide: PageSource, useValue: source }],
    };
  }
}
