import { Global, Module } from '@nestjs/common';
import { Push } from './push.js';

/** For every program that pushes, workers included: `Push` alone, without a socket. */
@Global()
@Module({ providers: [Push], exports: [Push] })
export class PushModule {}
