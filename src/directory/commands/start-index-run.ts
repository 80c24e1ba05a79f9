import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { IndexRun, type IndexRunRequest } from '../domain/index-run.js';
import { indexHash } from '../index/mapping.js';

/**
 * Requests a run of a reindex worker: a new index beside the one in use, or a comparison of the index with the listings,
 * document by document. Joins a unit of work that is open. Returns the run's id.
 */
export class StartIndexRun extends Command<string> {
  /**
   * @param request.repair repair the differences
   * @param request.facts also project every listing from the current facts, and look for published webstores without one
   */
  constructor(readonly request: Omit<IndexRunRequest, 'hash'>) {
    super();
  }
}

@CommandHandler(StartIndexRun)
export class StartIndexRunHandler implements ICommandHandler<StartIndexRun> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly identity: IdentityFacade,
  ) {}

  /**
   * @throws Refusal `index-run-in-progress`, params `runId`, `kind`, `startedBy` (an email address, 'the command line' or
   * 'the system') and `startedAt` (ISO 8601)
   */
  execute({ request }: StartIndexRun): Promise<string> {
    return this.unitOfWork.run(async (em) => {
      await sql`select pg_advisory_xact_lock(hashtext('directory.index-run'))`.execute(em.getKysely());
      const open = await em.findOne(IndexRun, { state: ['waiting', 'running'] });
      if (open) throw await this.refusal(open);
      const run = IndexRun.ask({ ...request, hash: indexHash }, new Date());
      em.persist(run);
      return run.id;
    });
  }

  private async refusal(open: IndexRun): Promise<Refusal> {
    const startedBy = await this.nameOfStarter(open);
    const startedAt = open.startedAt.toISOString();
    const what = open.kind === 'rebuild' ? 'A rebuild' : 'A verification';
    return new Refusal(
      'index-run-in-progress',
      `${what} of the index is under way, started by ${startedBy} at ${startedAt}.`,
      { params: { runId: open.id, kind: open.kind, startedBy, startedAt } },
    );
  }

  private async nameOfStarter({ startedBy, startedByProgram }: IndexRun): Promise<string> {
    if (startedBy === null) return startedByProgram === 'command line' ? 'the command line' : 'the system';
    return (await this.identity.emailsOfUsers([startedBy])).get(startedBy) ?? startedBy;
  }
}
