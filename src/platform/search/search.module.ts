import { Global, Module } from '@nestjs/common';
import { SearchLog } from './search-log.js';
import { SearchEngine } from './search-engine.js';

@Global()
@Module({ providers: [SearchEngine, SearchLog], exports: [SearchEngine, SearchLog] })
export class SearchModule {}
