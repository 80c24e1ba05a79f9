import { Global, Module, type DynamicModule } from '@nestjs/common';
import { QueueWorkerTools } from './queue-worker-tools.js';
import { Heartbeat, PROGRAM, type Program } from '../workers/heartbeat.js';

/** Provides the heartbeat of a program; command-line tools have none. */
@Global()
@Module({})
export class HeartbeatModule {
  static forProgram(program: Program): DynamicModule {
    return {
      module: HeartbeatModule,
      providers: [{ provide: PROGRAM, useValue: program }, Heartbeat, QueueWorkerTools],
      exports: [Heartbeat, QueueWorkerTools],
    };
  }
}
