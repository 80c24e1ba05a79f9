import { Global, Module } from '@nestjs/common';
import { SearchEngine } from './search-engine.js';

@Global()
@Module({ providers: [SearchEngine], exports: [SearchEngine] })
export class SearchModule {}
