import { JsonType, type Platform } from '@mikro-orm/core';
import type { WebstoreContent } from '#contracts/webstore/sections.js';
import { isFilled } from './sections/optional-sections.js';
import { emptyContent } from './empty-content.js';

/** Raised when fields are added to the content or change their meaning. */
const contentVersion = 3;

/** Content in the database, with the version in which it was written. Version 1 had no number. */
export type StoredContent<C extends WebstoreContent = WebstoreContent> = Partial<C> & { contentVersion?: number };

export const storedContent = <C extends WebstoreContent>(content: C): StoredContent<C> => ({
  ...content,
  contentVersion,
});

/**
 * Reads stored content of any version: drafts and published pages are never rewritten by a migration. Fields that its
 * version did not have are empty, and every section that had something to show is shown.
 */
export function readContent<C extends WebstoreContent>(stored: StoredContent<C>): C {
  const { contentVersion: writtenIn = 1, ...known } = stored;
  const content = { ...emptyContent(''), ...known } as unknown as C;
  content.optionalSections = emptyContent('').optionalSections.map((section) => ({
    ...(content.optionalSections.find(({ id }) => id === section.id) ?? section),
    ...(writtenIn < 2 && { enabled: isFilled(content, section.id) }),
  }));
  return content;
}

/** A column of content, read through `readContent`. */
export class ContentType extends JsonType {
  override convertToDatabaseValue(value: unknown, platform: Platform): string | null {
    return super.convertToDatabaseValue(value === null ? null : storedContent(value as WebstoreContent), platform);
  }

  override convertToJSValue(value: string | StoredContent | null, platform: Platform): unknown {
    const stored = super.convertToJSValue(value, platform) as StoredContent | null;
    return stored === null ? null : readContent(stored);
  }
}
