import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { X } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';
import { focusRing } from './focus-ring.js';

interface TagsProps {
  label: string;
  tags: readonly { id: string; name: string }[];
  /** What pressing a tag does, with its name. */
  onRemove: (id: string) => void;
}

const style = tv({
  slots: {
    list: 'flex gap-2 tablet:flex-wrap',
    tag: [
      focusRing,
      'inline-flex h-8 shrink-0 cursor-pointer items-center gap-1 rounded-full bg-blush pr-1 pl-3 text-14 font-medium text-plum-dark transition-colors hover:inset-ring hover:inset-ring-plum forced-colors:border',
    ],
    remove: 'grid size-6 cursor-pointer place-items-center rounded-full',
  },
});

/** What is chosen, each let go by pressing it; arrow keys lead from one to the next, Delete removes. */
export function Tags({ label, tags, onRemove }: TagsProps) {
  const slots = style();
  const remove = (ids: Iterable<string | number>) => [...ids].forEach((id) => onRemove(String(id)));
  return (
    <TagGroup onRemove={remove} className="max-tablet:w-max max-tablet:shrink-0 tablet:min-w-0">
      <Label className="sr-only">{label}</Label>
      <TagList items={tags} className={slots.list()}>
        {({ id, name }) => (
          <Tag id={id} textValue={name} onAction={() => onRemove(id)} className={slots.tag()}>
            {name}
            <Button slot="remove" className={slots.remove()}>
              <X className="size-4" aria-hidden />
            </Button>
          </Tag>
        )}
      </TagList>
    </TagGroup>
  );
}
