import { List, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { Link } from 'react-router-dom';
import type { VendorClusterView } from '#contracts/directory/directory.views.js';
import { map as texts } from '../../../texts/map.js';
import { focusRing } from '../../../ui/focus-ring.js';
import { controlStyle } from '../../../map/control-style.js';
import { keyOf } from './join-clusters.js';
import { nameOf } from './map-words.js';
import type { Lit } from '../use-lit.js';

interface MarkerListProps {
  clusters: readonly VendorClusterView[];
  lit: Lit;
  onPress: (cluster: VendorClusterView) => void;
}

const row = `${focusRing} block w-full cursor-pointer rounded-input px-3 py-2 text-left text-14 hover:bg-blush-soft`;

/** Every marker of the map as a list, for keyboards and screen readers. */
export function MarkerList({ clusters, lit, onPress }: MarkerListProps) {
  return (
    <DialogTrigger>
      <Button aria-label={texts.list} className={controlStyle}>
        <List className="size-5" aria-hidden />
      </Button>
      <Popover placement="left bottom" className="rounded-card border border-hairline bg-surface shadow-float">
        <Dialog className="flex max-h-[min(--spacing(112),70dvh)] w-80 max-w-[calc(100vw-(--spacing(24)))] flex-col outline-none">
          {({ close }) => (
            <>
              <div className="flex items-center justify-between border-b border-hairline py-2 pr-2 pl-5">
                <Heading slot="title" className="display-18">
                  {texts.listTitle}
                </Heading>
                <Button aria-label={texts.close} onPress={close} className={`${focusRing} p-2`}>
                  <X className="size-4" aria-hidden />
                </Button>
              </div>
              {clusters.length === 0 && <p className="p-4 text-14 text-muted">{texts.onMap(0)}</p>}
              <ul className="grid gap-0.5 overflow-y-auto p-2">
                {clusters.map((cluster) => (
                  <li key={keyOf(cluster)} {...(cluster.listing ? lit.watch(cluster.listing.id) : {})}>
                    {cluster.listing ? (
                      <Link to={`/${cluster.listing.url}`} className={row}>
                        {nameOf(cluster)}
                      </Link>
                    ) : (
                      <Button onPress={() => onPress(cluster)} className={row}>
                        {texts.open(nameOf(cluster))}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
