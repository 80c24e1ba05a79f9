import { useState } from 'react';
import type { SubscriptionView } from '#contracts/billing/billing.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { LocationView } from '#contracts/webstore/locations.js';
import { useSeats } from '../../../shell/use-seats.js';
import { locations } from '../../../texts/locations.js';
import { shell } from '../../../texts/shell.js';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Modal } from '../../../ui/modal.js';
import { Radios } from '../../../ui/radios.js';

interface SeatDialogProps {
  location: LocationView;
  vendorId: string;
  /** The plans whose seats can be assigned. */
  subscriptions: readonly SubscriptionView[];
  onClose: () => void;
}

const texts = locations.seat;
const none = 'none';

/** Assigns a location to the seat of a plan, or to none (BIL-51). */
export function SeatDialog({ location, vendorId, subscriptions, onClose }: SeatDialogProps) {
  const { id } = location;
  const name = location.name || locations.unnamed;
  const seats = useSeats(vendorId);
  const present = subscriptions.find(({ assignedWebstores }) => assignedWebstores.includes(id))?.id ?? none;
  const [chosen, setChosen] = useState(present === none ? (subscriptions[0]?.id ?? none) : present);
  const options = subscriptions.map((plan) => {
    const free = Math.max(0, plan.quantity - plan.assignedWebstores.length);
    return { id: plan.id, name: texts.option(plan.tierName, free, plan.quantity) };
  });
  const save = async () => {
    const page = { id, name };
    const isDone = chosen === none ? await seats.release(page) : await seats.assign(page, chosen);
    if (isDone) onClose();
  };
  return (
    <Modal isOpen size="small" title={texts.title(name)} close={shell.close} onClose={onClose}>
      {options.length === 0 ? (
        <div className="grid justify-items-start gap-6">
          <p className="text-muted">{texts.noPlans}</p>
          <ButtonLink kind="primary" to={pagePaths.vendorPrices}>
            {texts.seePlans}
          </ButtonLink>
        </div>
      ) : (
        <div className="grid gap-6">
          <Radios
            label={texts.choose}
            options={[...options, { id: none, name: texts.none }]}
            value={chosen}
            onChange={setChosen}
          />
          <div>
            <Button
              kind="primary"
              isPending={seats.isPending}
              isDisabled={chosen === present}
              onPress={() => void save()}
            >
              {texts.save}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
