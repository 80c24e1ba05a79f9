import { message } from '../shared/message.js';

/** Somebody has uploaded a picture for the top of their dashboard, which nobody has checked yet. */
export const EventImageUploaded = message('events.event-image-uploaded', 1, 'eventId', {
  eventId: 'id',
  imageId: 'id',
});

/** A picture of an event was removed or replaced: its files go too. */
export const EventImageDeleted = message('events.event-image-deleted', 1, 'eventId', {
  eventId: 'id',
  imageId: 'id',
});
