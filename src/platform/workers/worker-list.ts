import { Injectable } from '@nestjs/common';
import type { WorkerRecord } from '#contracts/shared/worker-record.js';

/** The processes of this installation, from their heartbeats in PostgreSQL. */
@Injectable()
export class WorkerList {
  /** Alive ones first, then by program and host; silent ones stay for a day. */
  all(): Promise<WorkerRecord[]> {
    throw new Error('not built yet');
  }
}
