import type { VendorMapView } from '#contracts/directory/directory.views.js';
import { map as texts } from '../../../texts/map.js';

interface MapNotesProps {
  found: VendorMapView | undefined;
  failed: boolean;
  inArea: boolean;
}

/** A note in a corner of the map: the number of vendors on it, and of those without a location. */
export function MapNotes({ found, failed, inArea }: MapNotesProps) {
  return (
    <div className="grid min-w-0 gap-1 text-12 *:justify-self-start *:rounded-card *:bg-tag *:px-3 *:py-1">
      {failed && (
        <p role="alert" className="text-clay-ink">
          {texts.failed}
        </p>
      )}
      {found && <p>{texts.onMap(found.onMap)}</p>}
      {found && !inArea && found.offMap > 0 && <p>{texts.offMap(found.offMap)}</p>}
    </div>
  );
}
