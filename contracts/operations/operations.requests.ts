import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsIn, IsISO8601, IsUUID, Length } from 'class-validator';
import { Optional, PlainText, Trimmed, Unique } from '../shared/validation.js';
import { indexRunKinds, redriveSelectionLimit, type IndexRunKind } from './operations-words.js';

/** The operator's reason, which the audit log stores. */
export class ReasonRequest {
  @PlainText()
  @Trimmed()
  @Length(3, 300)
  reason: string;
}

/**
 * Selects dead letters: the ones in `jobIds`, or else all that failed from `from` (inclusive) to `to` (exclusive, by
 * default now), filtered by queue, consumer and message type. A window that is too long is refused with
 * `window-too-long` on `from` and the `limit` in days among the params.
 */
export class RedriveSelectionRequest {
  @Optional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(redriveSelectionLimit)
  @Unique()
  @IsUUID(undefined, { each: true })
  jobIds?: string[];

  @Optional()
  @PlainText()
  @Length(1, 80)
  queue?: string;

  @Optional()
  @PlainText()
  @Length(1, 80)
  consumer?: string;

  @Optional()
  @PlainText()
  @Length(1, 80)
  messageType?: string;

  /** With time zone, such as `2026-11-21T09:00:00Z`. */
  @Optional()
  @IsISO8601({ strict: true, strictSeparator: true })
  from?: string;

  @Optional()
  @IsISO8601({ strict: true, strictSeparator: true })
  to?: string;
}

export class StartRedriveRequest extends RedriveSelectionRequest {
  @PlainText()
  @Trimmed()
  @Length(3, 300)
  reason: string;
}

export class StartIndexRunRequest {
  @IsIn(indexRunKinds)
  kind: IndexRunKind;

  /** Verify only: indexes missing and stale documents, and deletes surplus ones. */
  @Optional()
  @IsBoolean()
  repair?: boolean;

  /** Verify only: also projects every listing again from the current facts and compares the results. */
  @Optional()
  @IsBoolean()
  facts?: boolean;

  @PlainText()
  @Trimmed()
  @Length(3, 300)
  reason: string;
}
