import type { Scene } from '../scene.ts';

/** A scene in words. */
export interface PicturedScene {
  readonly scene: Scene;
  /** What is seen, whatever the seed. */
  readonly alt: string;
  /** What a vendor would write under it; a category that shows a scene again takes the next. */
  readonly captions: readonly [string, ...string[]];
}
