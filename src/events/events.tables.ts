import type { EventAnswers } from '#contracts/events/event-setup.js';
import type { CurrentStep } from '#contracts/events/setup-step.js';

import type { HeroImage } from './domain/hero-image.js';

/** The tables of this context as queries read them. */
export interface EventsTables {
  'events.event': {
    id: string;
    user_id: string;
    version: number;
    /** Events that were saved before there were preferences have none. */
    answers: Omit<EventAnswers, 'preferences'> & Partial<Pick<EventAnswers, 'preferences'>>;
    current_step: CurrentStep;
    hero_picture: number;
    hero_image: HeroImage | null;
  };
}
