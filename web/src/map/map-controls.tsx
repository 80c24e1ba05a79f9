import { Minus, Plus, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { map as texts } from '../texts/map.js';
import { controlStyle } from './control-style.js';

interface MapControlsProps {
  onZoomIn: () => void;
  onZoomOut: () => void;
  /** Additional buttons below. */
  children: ReactNode;
}

/** The small buttons over a map. */
export const MapControls = ({ onZoomIn, onZoomOut, children }: MapControlsProps) => (
  <div className="grid shrink-0 divide-y divide-hairline overflow-hidden rounded-input shadow-float">
    <Control name={texts.zoomIn} icon={Plus} onPress={onZoomIn} />
    <Control name={texts.zoomOut} icon={Minus} onPress={onZoomOut} />
    {children}
  </div>
);

const Control = ({ name, icon: Icon, onPress }: { name: string; icon: LucideIcon; onPress: () => void }) => (
  <Button aria-label={name} onPress={onPress} className={controlStyle}>
    <Icon className="size-5" aria-hidden />
  </Button>
);
