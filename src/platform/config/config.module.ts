import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Config, settingAreas } from './config.js';

/** Provides the settings as a whole, and each area under its class. */
@Global()
@Module({})
export class ConfigModule {
  static with(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      providers: [
        { provide: Config, useValue: config },
        ...settingAreas.map((area) => ({ provide: area, useExisting: Config })),
      ],
      exports: [Config, ...settingAreas],
    };
  }
}
