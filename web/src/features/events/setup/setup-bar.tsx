import { Check, X } from 'lucide-react';
import { formatTime } from '../../../base/format.js';
import { eventSetup as texts } from '../../../texts/events.js';
import { site } from '../../../texts/site.js';
import { Brand } from '../../../ui/brand.js';
import { Button } from '../../../ui/button.js';

interface SetupBarProps {
  savedAt: string | undefined;
  isUnsaved: boolean;
  onLeave: () => void;
}

/** The bar of the setup: the save status, and an exit; no other links. */
export function SetupBar({ savedAt, isUnsaved, onLeave }: SetupBarProps) {
  return (
    <header className="border-b border-hairline">
      <div className="wrap flex h-15 items-center gap-4 desk:h-18">
        <Brand name={site.name} />
        <p role="status" className="ml-auto flex items-center gap-2 text-14 text-muted">
          {isUnsaved
            ? texts.notSaved
            : savedAt !== undefined && (
                <>
                  <Check className="size-4" aria-hidden />
                  <span>
                    {texts.saved} <span className="max-tablet:hidden">{formatTime(savedAt)}</span>
                  </span>
                </>
              )}
        </p>
        <Button kind="quiet" size="small" onPress={onLeave} className="max-tablet:px-2">
          <span className="max-tablet:sr-only">{texts.leave}</span>
          <X className="size-5 tablet:hidden" aria-hidden />
        </Button>
      </div>
    </header>
  );
}
