import { strFromU8, unzipSync } from 'fflate';
import { dataRightsRoutes as routes } from '#contracts/identity/data-rights.routes.js';
import type {
  AccountClosingView,
  DataExportLinkView,
  DataExportView,
  NewestDataExportView,
} from '#contracts/identity/data-rights.views.js';
import { EraseClosedAccounts } from '#src/identity/data-rights/erase-closed-accounts.js';
import { eventually } from '../../support/posy/eventually.js';
import { password, type Answer, type Posy } from '../../support/posy/posy.js';

export interface Person {
  userId: string;
  token: string;
}

/** An installation without rate limits. */
export const unhurried = { SIGN_IN_TRIES_PER_MINUTE: '100000', REQUESTS_PER_MINUTE: '100000' };

/** Calls that export and erase a user's data. */
export class DataRightsCalls {
  constructor(private readonly posy: Posy) {}

  requestExport({ userId, token }: Person, body: unknown = { password }): Promise<Answer<DataExportView>> {
    return this.posy.call(routes.requestExport, { params: { id: userId }, token, body });
  }

  async newest({ userId, token }: Person): Promise<DataExportView | null> {
    const answer = await this.posy.call<NewestDataExportView>(routes.newestExport, { params: { id: userId }, token });
    return answer.body.export;
  }

  link({ userId, token }: Person, exportId: string): Promise<Answer<DataExportLinkView>> {
    return this.posy.call(routes.exportLink, { params: { id: userId, exportId }, token });
  }

  closing({ userId, token }: Person): Promise<Answer<AccountClosingView>> {
    return this.posy.call(routes.accountClosing, { params: { id: userId }, token });
  }

  close({ userId, token }: Person, body: unknown = { password }): Promise<Answer<AccountClosingView>> {
    return this.posy.call(routes.closeAccount, { params: { id: userId }, token, body });
  }

  keep({ userId, token }: Person): Promise<Answer<AccountClosingView>> {
    return this.posy.call(routes.keepAccount, { params: { id: userId }, token });
  }

  /** Waits for the export and downloads it: name of a file -> its content. */
  async download(person: Person): Promise<Record<string, string>> {
    const ready = await eventually(
      () => this.newest(person),
      (copy) => copy?.state === 'ready',
    );
    const { url } = (await this.link(person, ready?.id ?? '')).body;
    const { pathname, search } = new URL(url);
    const response = await this.posy.api.inject({ method: 'GET', url: pathname + search });
    const files = unzipSync(new Uint8Array(response.rawPayload));
    return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
  }

  /** Ends the grace period of a user now and runs the timer. */
  async letGraceEnd({ userId }: Pick<Person, 'userId'>): Promise<void> {
    await this.posy.sql(
      `update identity.account_closing set closes_at = now() - interval '1 second' where user_id = $1`,
      [userId],
    );
    await this.posy.get(EraseClosedAccounts).tick();
  }

  /** Waits until all deliveries about a user are done. */
  async settled(subjectIds: readonly string[]): Promise<void> {
    await eventually(
      () =>
        this.posy.sql<{ consumer: string; failed_at: Date | null }>(
          `select consumer, failed_at from platform.delivery join platform.message on message.id = message_id
           where subject_id = any($1::uuid[]) and done_at is null`,
          [subjectIds],
        ),
      (open) => open.length === 0,
    );
  }
}
