import { Map as MapIcon } from 'lucide-react';
import { map as texts } from '../../../texts/map.js';
import { Button } from '../../../ui/button.js';
import { loadMapPane, loadMapScreen } from './load-map.js';
import { split } from './use-map-room.js';

interface MapToggleProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** Shows the map beside the list, or over it; on small screens the bottom bar has the link to it. */
export function MapToggle({ isOpen, onToggle }: MapToggleProps) {
  const prepare = () => void (window.matchMedia(split).matches ? loadMapPane() : loadMapScreen());
  return (
    <div className="hidden shrink-0 self-center desk:block noscript:hidden!">
      <Button size="field" onHoverStart={prepare} onFocus={prepare} onPress={onToggle}>
        <MapIcon className="size-4" aria-hidden />
        {isOpen ? texts.hide : texts.show}
      </Button>
    </div>
  );
}
