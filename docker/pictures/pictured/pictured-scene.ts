import type { Scene } from '../scene.ts';

/** The texts of a scene. */
export interface PicturedScene {
  readonly scene: Scene;
  /** A description that fits every seed. */
  readonly alt: string;
  /** Captions in the words of a vendor; a category that shows a scene again takes the next. */
  readonly captions: readonly [string, ...string[]];
}
