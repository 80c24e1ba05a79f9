import { RotateCw, X } from 'lucide-react';
import { map as texts } from '../../../texts/map.js';
import { Button } from '../../../ui/button.js';

interface AreaButtonProps {
  /** Whether the search is limited to a part of the map. */
  searched: boolean;
  /** Whether the map shows another part than the searched one. */
  moved: boolean;
  onSearch: () => void;
  onLeave: () => void;
}

const style = 'rounded-full! border-transparent! shadow-float';

/** A button over the map: searches the visible part, or removes the searched area. */
export function AreaButton({ searched, moved, onSearch, onLeave }: AreaButtonProps) {
  if (!moved && !searched) return null;
  const Icon = moved ? RotateCw : X;
  return (
    <div className="pointer-events-none absolute inset-x-4 top-4 z-5 flex justify-center *:pointer-events-auto">
      <Button size="field" onPress={moved ? onSearch : onLeave} className={style}>
        <Icon className="size-4" aria-hidden />
        {moved ? texts.searchArea : texts.everywhere}
      </Button>
    </div>
  );
}
