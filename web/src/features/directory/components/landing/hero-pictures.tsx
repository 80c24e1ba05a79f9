import type { PictureView } from '#contracts/shared/picture.js';
import { landing as texts } from '../../../../texts/landing.js';
import { Picture } from '../../../../ui/picture.js';

/** Two stock pictures (src/webstore/stock-pictures): dinner outside under lights, and a vase by a window. */
export const dinner: PictureView = {
  pictureId: 'e8565dd1-4df7-8b2c-857e-0b802001f145',
  width: 1600,
  height: 1200,
  placeholder:
    'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoMAAkABABoJQBOgCKRkRbcgAD+3OWy03pf3rgt1lNURx2jc0Sk0xLlWb6Rq8vNoqyHsAAA',
  alt: '',
};
export const vase: PictureView = {
  pictureId: '77e02489-13f9-800e-8b57-f5d937f19963',
  width: 1600,
  height: 1200,
  placeholder:
    'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACQAQCdASoMAAkABABoJQBOgBcM7cAA/uCFn1neaMidOanf1WKeaUwkk5zE9NranyALMJU+VwAAAA==',
  alt: '',
};

/** One tall arch, and on wide screens a small picture in front of it. */
export function HeroPictures() {
  return (
    <div className="relative desk:pl-24">
      <div className="arch relative overflow-hidden bg-blush-soft">
        <Picture picture={dinner} sizes="(min-width: 815px) 56vw, 100vw" isFirst />
      </div>
      <p className="mt-4 hidden text-right text-12 text-muted desk:block">{texts.caption}</p>
      <div className="absolute bottom-0 left-0 hidden aspect-4/5 w-2/5 overflow-hidden rounded-card border-8 border-paper bg-paper desk:block">
        <div className="relative size-full overflow-hidden rounded-input">
          <Picture picture={vase} sizes="340px" />
        </div>
      </div>
    </div>
  );
}
