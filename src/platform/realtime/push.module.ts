import { Global, Module } from '@nestjs/common';
import { PushTrail } from './push-trail.js';
import { Push } from './push.js';

/** For every program that pushes, workers included: `Push` and what it leaves behind, without a socket. */
@Global()
@Module({ providers: [Push, PushTrail], exports: [Push, PushTrail] })
export class PushModule {}
