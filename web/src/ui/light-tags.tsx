import { useId } from 'react';
import { X } from 'lucide-react';
import { OnDemand } from './on-demand.js';
import type { Tags, TagsProps } from './tags.js';
import { tagsStyle } from './tags-style.js';
import { WakeOnIntent } from './wake-on-intent.js';

const code = new OnDemand<typeof Tags>(() => import('./tags.js').then((module) => module.Tags));

/** Tags for pages that are mainly read: arrow keys and Delete are loaded on intent. */
export const LightTags = (props: TagsProps) => (
  <WakeOnIntent code={code} resting={() => <Resting {...props} />} awake={(Tags) => <Tags {...props} />} />
);

function Resting({ label, tags, onRemove }: TagsProps) {
  const id = useId();
  const slots = tagsStyle();
  return (
    <div className={slots.root()}>
      <span id={id} className="sr-only">
        {label}
      </span>
      <div role="grid" aria-labelledby={id} className={slots.list()}>
        {tags.map((tag) => (
          <div
            key={tag.id}
            role="row"
            aria-label={tag.name}
            tabIndex={0}
            onClick={() => onRemove(tag.id)}
            className={slots.tag()}
          >
            <div role="gridcell" className="contents">
              {tag.name}
              <span className={slots.remove()}>
                <X className="size-4" aria-hidden />
              </span>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
