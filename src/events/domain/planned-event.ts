import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { EventRole, EventType } from '#contracts/events/event.js';
import { earliestEventDate } from '#contracts/events/event-date.js';
import { faultsOfStep, isReachable, noAnswers, type EventAnswers } from '#contracts/events/event-setup.js';
import { setupComplete, setupSteps, type CurrentStep, type SetupStep } from '#contracts/events/setup-step.js';
import { EventImageDeleted, EventImageUploaded } from '#contracts/events/events.messages.js';
import type { FieldErrors } from '#contracts/shared/problem.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { unknownUpload, type HeroImage, type HeroUpload } from './hero-image.js';

/** Fields to change; those that are left out stay. */
export interface EventChanges extends Partial<Omit<EventAnswers, 'eventType' | 'role'>> {
  eventType?: EventType;
  role?: EventRole;
  selectedHeroImage?: number;
  currentSetupStep?: CurrentStep;
}

/** The answers that each step asks for: a change of one is checked together with the others. */
const answersOfStep: Record<SetupStep, readonly (keyof EventAnswers)[]> = {
  'event-basics': ['firstName', 'lastName', 'eventType', 'role'],
  'event-date': ['eventDate'],
  'event-location': ['locationKnown', 'eventLocationType', 'eventLocations'],
  'event-details': ['basics'],
  'event-vendors': ['eventVendors', 'preferences'],
};

/** A couple's celebration with what they have said about it, and the person who plans it (OP-90: one for each user). */
@Entity({ schema: 'events', tableName: 'event' })
export class PlannedEvent extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'uuid' })
  @Unique({ name: 'event_user' })
  userId: string;

  @Property({ type: 'integer', version: true })
  version: number;

  @Property({ type: 'jsonb' })
  answers: EventAnswers;

  @Property({ type: 'text' })
  currentStep: CurrentStep;

  @Property({ type: 'integer' })
  heroPicture: number;

  /** A file that may be on its way; only the latest one counts. */
  @Property({ type: 'jsonb', nullable: true })
  heroUpload: HeroUpload | null;

  /** The own picture, which replaces the stock picture once it is approved. */
  @Property({ type: 'jsonb', nullable: true })
  heroImage: HeroImage | null;

  @Property({ type: 'timestamptz', length: 3 })
  created: Date;

  /** Begins at the first step (EV-14), with the names of the account. */
  static start(given: { id: string; userId: string; firstName: string; lastName: string; now: Date }): PlannedEvent {
    const { id, userId, firstName, lastName, now } = given;
    return Object.assign(new PlannedEvent(), {
      id,
      userId,
      answers: { ...noAnswers, firstName, lastName },
      currentStep: setupSteps[0],
      heroPicture: 0,
      heroUpload: null,
      heroImage: null,
      created: now,
    });
  }

  /**
   * Changes answers, the step at which the setup goes on, and the picture. A setup that is over stays over.
   * @param version the version that the changes were made from
   * @throws Refusal `changed-meanwhile` when it is not the newest one, `invalid-input` when answers of a changed step
   *   are missing or contradict each other, when the date is over, or when a step is named before its turn
   */
  change(changes: EventChanges, version: number, now: Date): void {
    if (version !== this.version) {
      throw new Refusal('changed-meanwhile', 'This event was changed somewhere else. Load it and try again.', {
        params: { version: this.version },
      });
    }
    const { selectedHeroImage, currentSetupStep, ...answers } = changes;
    const next = { ...this.answers, ...answers };
    const step = this.currentStep === setupComplete ? setupComplete : (currentSetupStep ?? this.currentStep);
    const fields = {
      ...faultsOfChange(answers, next),
      ...this.dateFault(next, now),
      ...(!isReachable(step, next) && { 'event.props.currentSetupStep': ['step-not-reached'] }),
    };
    const [first] = Object.keys(fields);
    if (first !== undefined) throw new Refusal('invalid-input', `Check ${first}.`, { fields });
    this.answers = next;
    this.currentStep = step;
    this.heroPicture = selectedHeroImage ?? this.heroPicture;
  }

  /**
   * Makes the file that was put the picture of the dashboard; the one before it goes. A second call changes nothing.
   * @throws Refusal `upload-not-found` for another file than the latest one
   */
  confirmHero(uploadId: string): HeroImage {
    if (this.heroImage?.id === uploadId) return this.heroImage;
    if (this.heroUpload?.id !== uploadId) throw unknownUpload();
    const { heroUpload } = this;
    this.dropHeroImage();
    this.heroUpload = null;
    this.heroImage = { ...heroUpload, validationResult: null, reasons: [], picture: null };
    this.record(EventImageUploaded({ eventId: this.id, imageId: heroUpload.id }));
    return this.heroImage;
  }

  /** Takes over the verdict of the automatic check. Answers whether the picture is still that of the event. */
  heroChecked(imageId: string, verdict: Pick<HeroImage, 'validationResult' | 'reasons' | 'picture'>): boolean {
    if (this.heroImage?.id !== imageId) return false;
    if (this.heroImage.validationResult === null) this.heroImage = { ...this.heroImage, ...verdict };
    return true;
  }

  /** Removes the own picture, or cancels its upload. @throws Refusal `image-not-found` */
  removeHero(imageId: string): void {
    if (this.heroUpload?.id === imageId) this.heroUpload = null;
    else if (this.heroImage?.id === imageId) this.dropHeroImage();
    else throw new Refusal('image-not-found', 'Photo not found.');
  }

  /** Records that the picture goes, with its files; the caller removes the row. */
  erase(): void {
    this.dropHeroImage();
  }

  private dropHeroImage(): void {
    if (this.heroImage) this.record(EventImageDeleted({ eventId: this.id, imageId: this.heroImage.id }));
    this.heroImage = null;
  }

  /** Takes a webstore that is no more out of the vendors; the category is still looked for. */
  forgetWebstore(webstoreId: string): void {
    const eventVendors = this.answers.eventVendors.map((vendor) =>
      vendor.webstoreId === webstoreId ? { ...vendor, webstoreId: null } : vendor,
    );
    this.answers = { ...this.answers, eventVendors };
  }

  /** A date that stays may be over; a new one is today or later (OP-91). */
  private dateFault({ eventDate: { eventDate } }: EventAnswers, now: Date): FieldErrors {
    const isNew = eventDate !== null && eventDate !== this.answers.eventDate.eventDate;
    return isNew && eventDate < earliestEventDate(now.getTime())
      ? { 'event.eventDate.eventDate': ['date-is-over'] }
      : {};
  }
}

function faultsOfChange(changes: Partial<EventAnswers>, next: EventAnswers): FieldErrors {
  const changed = setupSteps.filter((step) => answersOfStep[step].some((name) => changes[name] !== undefined));
  return Object.assign({}, ...changed.map((step) => faultsOfStep[step](next))) as FieldErrors;
}
