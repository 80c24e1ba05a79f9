import type { PictureView } from '../shared/picture.js';

export interface NamedView {
  id: number;
  name: string;
}

/** A vendor category with everything a vendor of it can choose from (DIR-1). */
export interface CategoryView {
  id: number;
  /** Lower-case id, used in web addresses (DIR-4). */
  externalId: string;
  name: string;
  namePlural: string;
  /** An archived category stays readable on webstores that have it, but is offered nowhere (DIR-3). */
  archived: boolean;
  /** One file of `picture`, for those who need just an address. */
  imageUrl: string | null;
  /** Stands for the category wherever it is offered. */
  picture: PictureView | null;
  subCategories: NamedView[];
  serviceTypes: { id: number; name: string; services: NamedView[] }[];
  styles: NamedView[];
  /** Ids of the styles that the setup wizard offers as vibes. */
  serviceVibes: number[];
}
