import { Global, Module, type DynamicModule } from '@nestjs/common';
import { QueueWorkerTools } from '../queues/queue-worker-tools.js';
import { Heartbeat, PROGRAM, type Program } from './heartbeat.js';

/** The heartbeat of a program; tools that run and end have none. */
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
