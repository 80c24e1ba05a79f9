import type { SubscriptionTier } from '#contracts/billing/subscription-tier.js';
import { imageLimitOf, type ImagePurpose } from '#contracts/webstore/image-rules.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import type { ImageUpload } from './image-upload.js';
import type { WebstoreImage } from './webstore-image.js';

/** Largest number of pictures of the packages, or the awards, of a webstore: one each, and as many replaced ones. */
const maxSectionImages = 50;

/**
 * The pictures of a webstore with their order and their limits. Callers hold the lock of the webstore, so that
 * concurrent uploads cannot exceed a limit together.
 */
export class Gallery {
  private images: WebstoreImage[];

  /** @param all every picture of the webstore, and every upload in flight */
  constructor(
    private readonly tier: SubscriptionTier,
    private readonly all: readonly WebstoreImage[],
    private readonly uploads: readonly ImageUpload[],
  ) {
    this.images = inOrder(all.filter(({ purpose, deletedAt }) => purpose === 'general' && deletedAt === null));
  }

  /** The pictures of the gallery in their order. */
  get inOrder(): readonly WebstoreImage[] {
    return this.images;
  }

  /**
   * Checks whether one more picture fits, counting uploads in flight.
   * @throws Refusal `exceeds-five-images` (WS-83), `exceeds-max-images` (WS-84), `exceeds-section-images`
   */
  checkRoom(purpose: ImagePurpose): void {
    const max = purpose === 'general' ? imageLimitOf(this.tier) : maxSectionImages;
    const isSame = (one: { purpose: ImagePurpose }) => one.purpose === purpose;
    const taken = this.all.filter((image) => isSame(image) && image.deletedAt === null).length;
    if (taken + this.uploads.filter(isSame).length < max) return;
    if (purpose !== 'general') {
      const text = 'You’ve added and replaced too many photos here. Publish your page, and try again tomorrow.';
      throw new Refusal('exceeds-section-images', text, { params: { max } });
    }
    const isFree = this.tier === 'starter';
    throw new Refusal(
      isFree ? 'exceeds-five-images' : 'exceeds-max-images',
      isFree ? `Your plan shows up to ${max} photos.` : `A webstore shows up to ${max} photos.`,
      { params: { max } },
    );
  }

  /** Puts a picture of the gallery at a position, or at the end if there is none. */
  add(image: WebstoreImage, position: number): void {
    this.images.splice(Math.min(position, this.images.length), 0, image);
    this.number();
  }

  /**
   * Changes the order (WS-89). The cover stays first; pictures that are not named, such as one that was just added
   * elsewhere, follow the others in their present order.
   * @throws Refusal `invalid-input` naming the first unknown picture
   */
  reorder(ordinals: readonly { id: string; ordinal: number }[]): void {
    const wanted = new Map(ordinals.map(({ id, ordinal }) => [id, ordinal]));
    const known = new Set(this.images.map(({ id }) => id));
    const unknown = ordinals.findIndex(({ id }) => !known.has(id));
    if (unknown >= 0) {
      const field = `images.${unknown}.id`;
      throw new Refusal('invalid-input', `Check ${field}.`, { fields: { [field]: ['unknown-image'] } });
    }
    const rank = ({ id }: WebstoreImage) => wanted.get(id) ?? Infinity;
    // Stable: equal ranks keep their present order. Infinity - Infinity is NaN, which counts as equal.
    this.images.sort((a, b) => rank(a) - rank(b) || 0);
    this.number();
  }

  /** Makes a picture the cover, or removes the cover (WS-78). */
  setCover(image: WebstoreImage, isCover: boolean): void {
    if (isCover) for (const other of this.images) other.isCoverPhoto = false;
    image.isCoverPhoto = isCover;
    this.number();
  }

  /** Removes a picture from the gallery; the caller deletes it. */
  remove(image: WebstoreImage): void {
    this.images = this.images.filter(({ id }) => id !== image.id);
    image.isCoverPhoto = false;
    this.number();
  }

  /** Numbers the pictures from 0, the cover first (OP-46). */
  private number(): void {
    this.images.sort((a, b) => Number(b.isCoverPhoto) - Number(a.isCoverPhoto));
    for (const [ordinal, image] of this.images.entries()) image.ordinal = ordinal;
  }
}

const inOrder = (images: readonly WebstoreImage[]) =>
  images.toSorted((a, b) => a.ordinal - b.ordinal || (a.id < b.id ? -1 : 1));
