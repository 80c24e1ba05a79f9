import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Audit } from '../audit/audit.js';
import { Fault } from '../domain/fault.js';

/** Acknowledges a fault, so that the other operators see who works on it. */
export class AcknowledgeFault extends Command<void> {
  constructor(
    readonly faultId: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(AcknowledgeFault)
export class AcknowledgeFaultHandler implements ICommandHandler<AcknowledgeFault> {
  constructor(private readonly audit: Audit) {}

  /** @throws Refusal `fault-not-found` */
  execute({ faultId, userId }: AcknowledgeFault): Promise<void> {
    const entry = {
      userId,
      action: 'fault-acknowledged',
      target: { kind: 'fault', id: faultId },
      reason: null,
    } as const;
    return this.audit.record(entry, async (em) => {
      const fault = await em.findOne(Fault, { id: faultId });
      if (!fault) throw new Refusal('fault-not-found', 'Fault not found.');
      fault.acknowledge(userId, new Date());
    });
  }
}
