import { Map as MapIcon } from 'lucide-react';
import { map as texts } from '../../../texts/map.js';
import { Button } from '../../../ui/button.js';
import { loadMapPane, loadMapScreen } from './load-map.js';

interface MapToggleProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** Shows the map beside the list; on smaller screens, instead of it, from a button that stays in view. */
export function MapToggle({ isOpen, onToggle }: MapToggleProps) {
  return (
    <>
      <div className="hidden shrink-0 self-center split:block noscript:hidden!">
        <Button
          size="field"
          onHoverStart={() => void loadMapPane()}
          onFocus={() => void loadMapPane()}
          onPress={onToggle}
        >
          <MapIcon className="size-4" aria-hidden />
          {isOpen ? texts.hide : texts.show}
        </Button>
      </div>
      <div
        data-covers-bottom
        data-above-bottom-bar
        data-floats
        className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--bottom-bar)+--spacing(4))] z-10 flex justify-center split:hidden noscript:hidden"
      >
        <Button
          size="field"
          kind="primary"
          onFocus={() => void loadMapScreen()}
          onPress={onToggle}
          className="pointer-events-auto rounded-full! shadow-float"
        >
          <MapIcon className="size-4" aria-hidden />
          {texts.map}
        </Button>
      </div>
    </>
  );
}
