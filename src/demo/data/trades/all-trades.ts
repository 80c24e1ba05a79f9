import type { CategoryTrades } from '../trade.js';
import { beautyArtists } from './beauty-artists.js';
import { bridalShops } from './bridal-shops.js';
import { cakeMakers } from './cake-makers.js';
import { caterers } from './caterers.js';
import { drivers } from './drivers.js';
import { entertainers } from './entertainers.js';
import { favorMakers } from './favor-makers.js';
import { florists } from './florists.js';
import { helpersOfTheDay } from './helpers-of-the-day.js';
import { homeMakers } from './home-makers.js';
import { innkeepers } from './innkeepers.js';
import { jewelers } from './jewelers.js';
import { musicians } from './musicians.js';
import { officiants } from './officiants.js';
import { photoBooths } from './photo-booths.js';
import { photographers } from './photographers.js';
import { planners } from './planners.js';
import { rentalCompanies } from './rental-companies.js';
import { stationers } from './stationers.js';
import { suitShops } from './suit-shops.js';
import { travelAdvisors } from './travel-advisors.js';
import { venues } from './venues.js';
import { videographers } from './videographers.js';
import { wellnessStudios } from './wellness-studios.js';

/** What the demo data knows about each of the 24 categories. */
export const allTrades: readonly CategoryTrades[] = [
  beautyArtists,
  bridalShops,
  cakeMakers,
  caterers,
  drivers,
  entertainers,
  favorMakers,
  florists,
  helpersOfTheDay,
  homeMakers,
  innkeepers,
  jewelers,
  musicians,
  officiants,
  photoBooths,
  photographers,
  planners,
  rentalCompanies,
  stationers,
  suitShops,
  travelAdvisors,
  venues,
  videographers,
  wellnessStudios,
];
