import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** A mail in the format of `/api/mails`. Addresses are bare, header names in lower case, `date` is ISO 8601. */
export interface CaughtMail {
  id: string;
  to: string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  date: string;
}

const kept = 200;

/** The last 200 mails, newest first, one JSON file each. */
export class Mailbox {
  private readonly folder: string;
  private readonly mails: CaughtMail[];

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    this.mails = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse()
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as CaughtMail);
  }

  all(): readonly CaughtMail[] {
    return this.mails;
  }

  find(id: string): CaughtMail | undefined {
    return this.mails.find((mail) => mail.id === id);
  }

  /** Stores a mail; `recipients` are those of the envelope, which include blind copies. */
  async add(raw: Buffer, recipients: string[]): Promise<void> {
    const mail = await PostalMime.parse(raw);
    const caught: CaughtMail = {
      id: `${Date.now()}-${process.hrtime.bigint() % 1_000_000n}`,
      to: recipients,
      from: mail.from?.address ?? '',
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
      headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
      date: new Date().toISOString(),
    };
    this.write(caught);
    this.mails.unshift(caught);
    for (const old of this.mails.splice(kept)) rmSync(this.fileOf(old), { force: true });
  }

  clear(): void {
    for (const mail of this.mails.splice(0)) rmSync(this.fileOf(mail), { force: true });
  }

  private write(mail: CaughtMail): void {
    const file = this.fileOf(mail);
    writeFileSync(`${file}.part`, JSON.stringify(mail));
    renameSync(`${file}.part`, file);
  }

  private fileOf(mail: CaughtMail): string {
    return join(this.folder, `${mail.id}.json`);
  }
}
