import type { ReactNode } from 'react';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { Bag } from '../../../shell/bag.js';
import { UpgradeButton } from '../../../shell/upgrade-button.js';
import { locations as texts } from '../../../texts/locations.js';
import { shell } from '../../../texts/shell.js';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Modal } from '../../../ui/modal.js';
import type { Obstacle } from '../obstacle.js';

interface ObstacleDialogProps {
  obstacle: Obstacle;
  onClose: () => void;
}

/** Explains why a location cannot be added, and leads on. */
export function ObstacleDialog({ obstacle, onClose }: ObstacleDialogProps) {
  const { title, text, way, mark }: Explanation = explanations[obstacle];
  return (
    <Modal isOpen size="small" title={title} close={shell.close} onClose={onClose} mark={mark}>
      <p className="text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {way}
        <Button kind="quiet" onPress={onClose}>
          {texts.needsPremium.later}
        </Button>
      </div>
    </Modal>
  );
}

interface Explanation {
  title: string;
  text: string;
  way: ReactNode;
  mark?: ReactNode;
}

const explanations: Record<Obstacle, Explanation> = {
  'needs-premium': {
    ...texts.needsPremium,
    mark: <Bag className="h-24 justify-self-start" />,
    way: <UpgradeButton kind="primary">{texts.needsPremium.action}</UpgradeButton>,
  },
  'seat-first': {
    ...texts.seatFirst,
    way: (
      <ButtonLink kind="primary" to={pagePaths.vendorSubscriptions}>
        {texts.seatFirst.action}
      </ButtonLink>
    ),
  },
  'too-many': {
    ...texts.tooMany,
    way: (
      <ButtonLink kind="primary" to={pagePaths.contact}>
        {texts.tooMany.action}
      </ButtonLink>
    ),
  },
};
