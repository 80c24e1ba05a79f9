import type { ComponentType } from 'react';
import type { SetupStep } from '#contracts/events/setup-step.js';
import { DateFields } from './date-fields.js';
import { PeopleFields } from './people-fields.js';
import { PlaceFields } from './place-fields.js';
import { SizeFields } from './size-fields.js';
import type { StepFieldsProps } from './step-fields.js';
import { VendorFields } from './vendor-fields.js';

/** The fields of each step; the contract defines their order and their rules. */
export const fieldsOfStep: Record<SetupStep, ComponentType<StepFieldsProps>> = {
  'event-basics': PeopleFields,
  'event-date': DateFields,
  'event-location': PlaceFields,
  'event-details': SizeFields,
  'event-vendors': VendorFields,
};
