import { Global, Module } from '@nestjs/common';
import { RedisModule } from '../redis/redis.module.js';
import { EngineDurations } from './engine-durations.js';
import { SearchLog } from './search-log.js';
import { SearchEngine } from './search-engine.js';

@Global()
@Module({
  imports: [RedisModule],
  providers: [SearchEngine, SearchLog, EngineDurations],
  exports: [SearchEngine, SearchLog],
})
export class SearchModule {}
