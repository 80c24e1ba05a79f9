import { f } from './palette.ts';
import { Studio } from './studio.ts';

/** A scene that can be drawn. */
export interface Scene {
  /** The possible crops, from wide to close, and their center, as shares of the sheet. */
  readonly frame: readonly [widest: number, closest: number, x: number, y: number];
  /** Whether the picture may be mirrored. */
  readonly mirrors: boolean;
  readonly draw: (canvas: Studio) => string;
}

/** Size of the sheet for the drawing; small things have sizes relative to it. */
const [w, h] = [960, 720];
/** Range of crops, from widest to closest, chosen by the seed. */
const closeness = [0, 0.75, 0.3, 1, 0.5];

/**
 * Draws a picture as SVG: a pure function of scene and seed.
 * @param width of the file in pixels; its height is three quarters of it
 */
export function render(scene: Scene, seed: number, width: number): string {
  const canvas = new Studio(seed, w, h);
  const body = scene.draw(canvas);
  const [widest, closest, x, y] = scene.frame;
  const zoom = widest + (closest - widest) * (closeness[seed % closeness.length] ?? 0);
  const left = Math.min(Math.max(w * x - w / (2 * zoom), 0), w - w / zoom);
  const top = Math.min(Math.max(h * y - h / (2 * zoom), 0), h - h / zoom);
  const mirror = seed % 2 === 0 && scene.mirrors ? `translate(${w} 0) scale(-1 1) ` : '';
  const framed = canvas.g(
    body,
    `transform="${mirror}scale(${Math.round(zoom * 100) / 100}) translate(${f(-left)} ${f(-top)})"`,
  );
  return canvas.svg(framed + canvas.vignette(0.12), width, (width * h) / w);
}
