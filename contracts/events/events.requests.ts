import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsLatitude,
  IsLongitude,
  IsNumber,
  IsObject,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { PersonName } from '../identity/person-name.js';
import { CalendarDay } from '../shared/calendar-day-rules.js';
import { Nested, Nullable, Optional, PlainText, Trimmed, Unique } from '../shared/validation.js';
import {
  budgetTiers,
  eventLocationTypes,
  eventRoles,
  eventTimelines,
  eventTypes,
  mostEventLocations,
  mostEventVendors,
  mostPreferredStyles,
  type BudgetTier,
  type EventLocation,
  type EventLocationType,
  type EventRole,
  type EventTimeline,
  type EventType,
  type EventVendor,
} from './event.js';
import type { DateAnswer } from './event-date.js';
import { mostGuests, type SizeAnswer } from './event-size.js';
import { heroPictureCount } from './hero-picture.js';
import { currentSteps, type CurrentStep } from './setup-step.js';

export class EventDateRequest implements DateAnswer {
  /** yyyy-MM-dd; a new one is today or later (OP-91). */
  @Nullable()
  @CalendarDay({ earliest: '2000-01-01', latest: '2099-12-31' })
  eventDate: string | null;

  @IsBoolean()
  isFlexible: boolean;

  @Nullable()
  @IsIn(eventTimelines)
  eventTimeline: EventTimeline | null;
}

export class EventLocationRequest implements EventLocation {
  @IsUUID()
  id: string;

  @PlainText()
  @Trimmed()
  @Length(1, 240)
  displayText: string;

  @PlainText()
  @MaxLength(120)
  addressLine1: string;

  @PlainText()
  @MaxLength(120)
  addressLine2: string;

  @PlainText()
  @MaxLength(120)
  locationCity: string;

  @PlainText()
  @MaxLength(40)
  locationState: string;

  @PlainText()
  @MaxLength(10)
  locationZipCode: string;

  @Nullable()
  @IsNumber()
  @IsLatitude()
  latitude: number | null;

  @Nullable()
  @IsNumber()
  @IsLongitude()
  longitude: number | null;

  @PlainText()
  @MaxLength(240)
  googlePlaceId: string;
}

export class EventSizeRequest implements SizeAnswer {
  @Nullable()
  @IsInt()
  @Min(1)
  @Max(mostGuests)
  guestCount: number | null;

  @Nullable()
  @IsBoolean()
  guestCountKnown: boolean | null;

  @Nullable()
  @IsIn(budgetTiers)
  budgetTier: BudgetTier | null;

  @Nullable()
  @IsBoolean()
  budgetTierKnown: boolean | null;
}

export class EventVendorRequest implements EventVendor {
  @IsInt()
  @Min(1)
  @Max(999)
  categoryId: number;

  @Nullable()
  @IsUUID()
  webstoreId: string | null;

  @Nullable()
  @PlainText()
  @Trimmed()
  @Length(1, 120)
  nickname: string | null;
}

export class EventPreferencesRequest {
  @IsArray()
  @ArrayMaxSize(mostPreferredStyles)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Unique()
  styles: number[];
}

export class EventPropsRequest {
  @Optional()
  @IsInt()
  @Min(0)
  @Max(heroPictureCount - 1)
  selectedHeroImage?: number;

  /** The step at which the setup goes on; nothing before it may lack anything. */
  @Optional()
  @IsIn(currentSteps)
  currentSetupStep?: CurrentStep;
}

export class EventRequest {
  @Optional()
  @IsIn(eventTypes)
  eventType?: EventType;

  @Optional()
  @IsObject()
  @Nested(() => EventDateRequest)
  @ValidateNested()
  eventDate?: EventDateRequest;

  @Optional()
  @Nullable()
  @IsBoolean()
  locationKnown?: boolean | null;

  @Optional()
  @Nullable()
  @IsIn(eventLocationTypes)
  eventLocationType?: EventLocationType | null;

  @Optional()
  @IsArray()
  @ArrayMaxSize(mostEventLocations)
  @Unique((location?: Partial<EventLocationRequest>) => location?.id)
  @IsObject({ each: true })
  @Nested(() => EventLocationRequest)
  @ValidateNested({ each: true })
  eventLocations?: EventLocationRequest[];

  @Optional()
  @IsObject()
  @Nested(() => EventSizeRequest)
  @ValidateNested()
  basics?: EventSizeRequest;

  @Optional()
  @IsArray()
  @ArrayMaxSize(mostEventVendors)
  @IsObject({ each: true })
  @Nested(() => EventVendorRequest)
  @ValidateNested({ each: true })
  eventVendors?: EventVendorRequest[];

  @Optional()
  @IsObject()
  @Nested(() => EventPreferencesRequest)
  @ValidateNested()
  preferences?: EventPreferencesRequest;

  @Optional()
  @IsObject()
  @Nested(() => EventPropsRequest)
  @ValidateNested()
  props?: EventPropsRequest;
}

export class EventUserRequest {
  @Optional()
  @PersonName()
  firstName?: string;

  @Optional()
  @PersonName()
  lastName?: string;

  @Optional()
  @IsIn(eventRoles)
  role?: EventRole;

  /** EV-4 */
  @Optional()
  @IsIn([false])
  emailOptIn?: false;
}

/** An event and its event user with the changed fields, and the version they were changed from (EV-46). */
export class SaveEventProfileRequest {
  /** The event's. */
  @IsUUID()
  id: string;

  @IsInt()
  @Min(1)
  version: number;

  @Optional()
  @IsObject()
  @Nested(() => EventRequest)
  @ValidateNested()
  event?: EventRequest;

  @Optional()
  @IsObject()
  @Nested(() => EventUserRequest)
  @ValidateNested()
  eventUser?: EventUserRequest;
}
