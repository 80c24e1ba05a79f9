import { Injectable } from '@nestjs/common';
import { strToU8, zipSync } from 'fflate';
import { Config } from '#src/platform/config/config.js';
import { PersonalDataSources } from '#src/platform/personal-data/personal-data-sources.js';

/** Writes all data about a user into a zip: one JSON file per context, and a read-me. */
@Injectable()
export class ExportArchive {
  constructor(
    private readonly sources: PersonalDataSources,
    private readonly config: Config,
  ) {}

  async of(userId: string, now: Date): Promise<Uint8Array> {
    const data = await this.sources.dataOf({ userId });
    const files = [...data].map(
      ([context, held]) => [`${context}.json`, strToU8(JSON.stringify(held, null, 2))] as const,
    );
    const about = strToU8(this.aboutText([...data.keys()], now));
    return zipSync({ 'read-me.txt': about, ...Object.fromEntries(files) }, { mtime: now });
  }

  private aboutText(contexts: readonly string[], now: Date): string {
    const { siteName, publicUrl } = this.config;
    return [
      `This is everything that ${siteName} (${publicUrl}) held about you on ${now.toUTCString()}.`,
      `Each part of the site has a file of its own: ${contexts.map((name) => `${name}.json`).join(', ')}.`,
      'Passwords, codes and keys are not in here: they are kept in a form that nobody can read.',
      '',
    ].join('\n');
  }
}
