import { Search } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { directory as texts } from '../../../texts/directory.js';
import { focusRing } from '../../../ui/focus-ring.js';

interface SearchSummaryProps {
  category: string | undefined;
  place: string;
  isOpen: boolean;
  onPress: () => void;
}

/** On phones: the search in one line, which opens the form. */
export function SearchSummary({ category, place, isOpen, onPress }: SearchSummaryProps) {
  return (
    <Button
      aria-expanded={isOpen}
      onPress={onPress}
      className={`${focusRing} flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-input border border-line-strong bg-surface px-4 text-left tablet:hidden noscript:hidden!`}
    >
      <Search className="size-5 shrink-0" strokeWidth={1.6} aria-hidden />
      <span className="grid">
        <span className="leading-5 font-strong">{category ?? texts.anyCategory}</span>
        <span className="text-14 text-muted">{place}</span>
      </span>
    </Button>
  );
}
