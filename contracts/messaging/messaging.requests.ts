import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { budgetTiers, eventTimelines, eventTypes } from '../events/event.js';
import type { BudgetTier, EventTimeline, EventType } from '../events/event.js';
import { mostGuests } from '../events/event-size.js';
import { CalendarDay } from '../shared/calendar-day-rules.js';
import { Nested, NotBlank, Nullable, Optional, PlainText, Trimmed, Unique } from '../shared/validation.js';
import { folders, maxAskedVendors, maxMessageLength, type Folder } from './conversation.js';

/** Answers of the couple about the event (MSG-18, MSG-19). The form is prefilled from the event (OP-105). */
export class EventInfoRequest {
  @PlainText({ lines: true })
  @NotBlank()
  @Length(1, maxMessageLength)
  message: string;

  @PlainText()
  @Trimmed()
  @Length(1, 120)
  name: string;

  /** yyyy-MM-dd */
  @Nullable()
  @CalendarDay({ earliest: '2000-01-01', latest: '2099-12-31' })
  eventDate: string | null;

  @Nullable()
  @IsIn(eventTimelines)
  eventTimeline: EventTimeline | null;

  @Nullable()
  @IsIn(budgetTiers)
  budget: BudgetTier | null;

  @Nullable()
  @IsIn(eventTypes)
  eventType: EventType | null;

  @Nullable()
  @IsInt()
  @Min(1)
  @Max(mostGuests)
  guestCount: number | null;

  /** A place of the event has its distance on the card when the text is the place's `displayText`. */
  @Nullable()
  @PlainText()
  @Trimmed()
  @Length(1, 240)
  place: string | null;
}

/** Starts a conversation with a vendor, or goes on with the one there is for this event (MSG-19). */
export class StartConversationRequest {
  @IsUUID()
  webstoreId: string;

  @IsUUID()
  eventId: string;

  @IsObject()
  @Nested(() => EventInfoRequest)
  @ValidateNested()
  eventInfo: EventInfoRequest;

  /** Names the quote request, so that a retry sends it once; without one each call sends it again. */
  @Optional()
  @IsUUID()
  uuid?: string;
}

/** The same quote request for several vendors of one category. */
export class RequestQuotesRequest {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(maxAskedVendors)
  @Unique()
  @IsUUID(undefined, { each: true })
  webstoreIds: string[];

  @IsUUID()
  eventId: string;

  @IsObject()
  @Nested(() => EventInfoRequest)
  @ValidateNested()
  eventInfo: EventInfoRequest;

  /** A retry with the same `uuid` asks nobody twice. */
  @IsUUID()
  uuid: string;
}

/** A message in the conversation that the path names; it has text or a file (MSG-14). */
export class SendMessageRequest {
  /** Trimmed, and without characters that change the direction of text, when it is stored. May be empty with a file. */
  @PlainText({ lines: true })
  @MaxLength(maxMessageLength)
  message: string;

  /** Names the message: sent again with the same `uuid`, it is stored once and answered again (OP-96). */
  @IsUUID()
  uuid: string;

  /** A file that was uploaded for this conversation. */
  @Optional()
  @IsUUID()
  attachmentId?: string;
}

/** Marks a conversation as read. */
export class ViewedConversationRequest {
  /** `seq` of the last message that was shown; all of them when absent. */
  @Optional()
  @IsInt()
  @Min(0)
  @Max(2_000_000_000)
  seq?: number;
}

export class MoveConversationRequest {
  @IsIn(folders)
  to: Folder;
}
