import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { X } from 'lucide-react';
import { tagsStyle } from './tags-style.js';

export interface TagsProps {
  label: string;
  tags: readonly { id: string; name: string }[];
  /** Accessible name of the action of pressing a tag. */
  onRemove: (id: string) => void;
}

/** The chosen values, each removed by pressing it; arrow keys move between them, Delete removes. */
export function Tags({ label, tags, onRemove }: TagsProps) {
  const slots = tagsStyle();
  const remove = (ids: Iterable<string | number>) => [...ids].forEach((id) => onRemove(String(id)));
  return (
    <TagGroup onRemove={remove} className={slots.root()}>
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
