import { beauty } from './beauty.js';
import { bridaltuxedo } from './bridaltuxedo.js';
import { catalogueOf } from './catalogue-of.js';
import { entertainmentotherservices } from './entertainmentotherservices.js';
import { favorsgifts } from './favorsgifts.js';
import { florist } from './florist.js';
import { foodbeverage } from './foodbeverage.js';
import { healthwellness } from './healthwellness.js';
import { home } from './home.js';
import { invitationsstationery } from './invitationsstationery.js';
import { jewelry } from './jewelry.js';
import { lodging } from './lodging.js';
import { music } from './music.js';
import { officiants } from './officiants.js';
import { otherservices } from './otherservices.js';
import { photobooths } from './photobooths.js';
import { photographyvideography } from './photographyvideography.js';
import { planning } from './planning.js';
import { rentalequipment } from './rentalequipment.js';
import { transportation } from './transportation.js';
import { travel } from './travel.js';
import { tuxedos } from './tuxedos.js';
import { venues } from './venues.js';
import { videography } from './videography.js';
import { weddingcakes } from './weddingcakes.js';

/** The categories of the product (WS-181), each defined in the file of its name. */
export const {
  activeCategories,
  categoryById,
  categoryByExternalId,
  isSubCategoryOf,
  subCategoryById,
  serviceById,
  styleById,
  servicesOf,
  stylesOf,
} = catalogueOf([
  beauty,
  venues,
  music,
  lodging,
  foodbeverage,
  officiants,
  planning,
  rentalequipment,
  invitationsstationery,
  florist,
  photographyvideography,
  favorsgifts,
  transportation,
  jewelry,
  entertainmentotherservices,
  healthwellness,
  travel,
  photobooths,
  bridaltuxedo,
  home,
  tuxedos,
  videography,
  weddingcakes,
  otherservices,
]);
