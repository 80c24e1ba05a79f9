import { intersectionOf } from '../shared/validation.js';
import { AboutFields } from './about-section.requests.js';
import { AmenitiesFields } from './amenities-section.requests.js';
import { AwardsFields } from './awards-section.requests.js';
import { FaqsFields } from './faqs-section.requests.js';
import { PackagesFields } from './packages-section.requests.js';
import { PartnersFields } from './partners-section.requests.js';
import { ReviewsFields } from './reviews-section.requests.js';

/** The fields of all sections that a save may change; the retail store has a call of its own. */
export class SectionsFields extends intersectionOf(
  AboutFields,
  AmenitiesFields,
  ReviewsFields,
  PackagesFields,
  FaqsFields,
  PartnersFields,
  AwardsFields,
) {}
