import { List } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { ListingCardView } from '#contracts/directory/directory.views.js';
import { map as texts } from '../../../texts/map.js';
import { Button } from '../../../ui/button.js';
import { ResultCount } from '../components/result-count.js';
import { CardStrip } from './card-strip.js';
import MapPane from './map-pane.js';
import type { MapProps } from './map-props.js';

/** The map on small screens: it covers the screen, with the results in a strip at the bottom. */
export default function MapScreen({ directory, lit }: MapProps) {
  const { address, search, change } = directory;
  const [chosen, setChosen] = useState<ListingCardView | null>(null);
  const cards = useMemo(
    // A marker may represent a vendor on a page of the list that is not loaded yet.
    () => (chosen && !search.cards.some(({ id }) => id === chosen.id) ? [chosen, ...search.cards] : search.cards),
    [chosen, search.cards],
  );
  const close = () => change({ view: undefined, page: address.page });
  return (
    <ModalOverlay isOpen onOpenChange={(isOpen) => !isOpen && close()} className="fixed inset-0 z-20 bg-paper">
      <Modal className="h-full">
        <Dialog aria-label={texts.title} className="flex h-full flex-col outline-none">
          <div className="flex items-center justify-between gap-4 border-b border-hairline px-5 py-2 text-14 wrap-break-word max-tiny:flex-wrap">
            <ResultCount search={search} isBrief />
            <Button size="small" onPress={close} className="min-h-10">
              <List className="size-4" aria-hidden />
              {texts.toList}
            </Button>
          </div>
          <div className="relative min-h-0 grow">
            <MapPane
              directory={directory}
              lit={lit}
              previews={false}
              onChoose={({ listing }) => {
                setChosen(listing);
                lit.light(listing?.id ?? null);
              }}
            />
          </div>
          <CardStrip cards={cards} lit={lit} chosen={chosen?.id ?? null} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
