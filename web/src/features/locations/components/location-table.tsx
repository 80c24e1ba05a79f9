import { Armchair, Copy, Gem, Pencil, Star, Trash2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { SubscriptionView } from '#contracts/billing/billing.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { LocationView } from '#contracts/webstore/locations.js';
import { formatShortDate } from '../../../base/format.js';
import { pathOfLocation } from '../../../lib/chosen-location.js';
import { PublishStatusBadge } from '../../../shell/publish-status-badge.js';
import { locations as texts } from '../../../texts/locations.js';
import { ActionMenu } from '../../../ui/action-menu.js';
import { Badge } from '../../../ui/badge.js';
import { Cover } from '../../../ui/cover.js';
import { DataTable, type Column } from '../../../ui/data-table.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';

interface LocationTableProps {
  rows: readonly LocationView[];
  /** The id of the location that opens first; undefined for the only one. */
  defaultId: string | undefined;
  /** The plan on whose seat a location is. */
  planOf: (id: string) => SubscriptionView | undefined;
  isStale: boolean;
  onSeat: (location: LocationView) => void;
  onMakeDefault: (location: LocationView) => void;
  onCopy: (location: LocationView) => void;
  onRemove: (location: LocationView) => void;
}

/** A line for each location, with its status, its seat and what can be done with it. */
export function LocationTable({ rows, isStale, ...rest }: LocationTableProps) {
  const navigate = useNavigate();
  const edit = ({ id }: LocationView) => void navigate(pathOfLocation(pagePaths.vendorWebstore, id));
  return (
    <div className="overflow-hidden rounded-card border border-hairline bg-surface">
      <DataTable
        label={texts.heading}
        columns={columnsOf({ ...rest, onEdit: edit })}
        rows={rows}
        keyOf={({ id }) => id}
        isStale={isStale}
      />
    </div>
  );
}

type Columns = Omit<LocationTableProps, 'rows' | 'isStale'> & { onEdit: (location: LocationView) => void };

const columnsOf = ({ defaultId, planOf, ...actions }: Columns): readonly Column<LocationView>[] => [
  {
    id: 'location',
    name: texts.columns.location,
    className: 'max-tablet:w-full',
    cell: (location) => <NameCell location={location} isDefault={location.id === defaultId} />,
  },
  {
    id: 'status',
    name: texts.columns.status,
    cell: ({ publishStatus }) => <PublishStatusBadge status={publishStatus} />,
  },
  { id: 'seat', name: texts.columns.seat, cell: ({ id }) => <SeatCell plan={planOf(id)} /> },
  {
    id: 'published',
    name: texts.columns.published,
    cell: ({ publishedAt }) =>
      publishedAt === null ? <span className="text-muted">{texts.never}</span> : formatShortDate(publishedAt),
  },
  {
    id: 'actions',
    name: texts.columns.actions,
    isNameHidden: true,
    align: 'end',
    className: 'max-tablet:ml-auto',
    cell: (location) => (
      <ActionMenu
        label={texts.actionsOf(location.name || texts.unnamed)}
        actions={[
          { id: 'edit', name: texts.edit, icon: Pencil, onAction: () => actions.onEdit(location) },
          {
            id: 'seat',
            name: planOf(location.id) ? texts.changeSeat : texts.assignSeat,
            icon: Armchair,
            onAction: () => actions.onSeat(location),
          },
          ...(defaultId === undefined || location.id === defaultId
            ? []
            : [
                {
                  id: 'default',
                  name: texts.makeDefault,
                  icon: Star,
                  onAction: () => actions.onMakeDefault(location),
                },
              ]),
          { id: 'copy', name: texts.copy, icon: Copy, onAction: () => actions.onCopy(location) },
          { id: 'remove', name: texts.remove, icon: Trash2, onAction: () => actions.onRemove(location) },
        ]}
      />
    ),
  },
];

function NameCell({ location, isDefault }: { location: LocationView; isDefault: boolean }) {
  const name = location.name || texts.unnamed;
  const place = [location.city, location.state].filter(Boolean).join(', ');
  return (
    <span className="flex items-center gap-4 py-1">
      <Cover name={name} picture={location.coverPhoto} sizes="72px" className="h-14 w-18 shrink-0 rounded-card" />
      <span className="grid min-w-0 justify-items-start">
        <span className="flex flex-wrap items-center gap-2">
          <Link
            to={pathOfLocation(pagePaths.vendorWebstore, location.id)}
            className={`${textLinkStyle} text-16 wrap-anywhere`}
          >
            {name}
          </Link>
          {isDefault && <Badge tone="calm">{texts.default}</Badge>}
        </span>
        {place !== '' && <span className="text-muted">{place}</span>}
      </span>
    </span>
  );
}

function SeatCell({ plan }: { plan: SubscriptionView | undefined }) {
  if (!plan) return <span className="text-muted">{texts.noSeat}</span>;
  const Icon = plan.tier === 'premium' ? Gem : Armchair;
  return (
    <span className="flex items-center gap-2">
      <Icon className="size-4.5 shrink-0 text-plum" strokeWidth={1.6} aria-hidden />
      {plan.tierName}
    </span>
  );
}
