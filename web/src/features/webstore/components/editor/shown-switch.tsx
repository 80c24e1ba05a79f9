import type { OptionalSectionContent } from '#contracts/webstore/webstore-content.js';
import { editor as texts } from '../../../../texts/editor.js';
import { SwitchRow } from '../../../../ui/switch-row.js';

interface ShownSwitchProps {
  section: OptionalSectionContent | undefined;
  isFilled: boolean;
  onChange: (section: OptionalSectionContent) => void;
}

/** Hides or shows the section. One that was never filled appears by itself with its first item (WS-43). */
export function ShownSwitch({ section, isFilled, onChange }: ShownSwitchProps) {
  if (!section) return null;
  return (
    <div className="rounded-card border border-hairline bg-surface px-5 py-4">
      {isFilled && (
        <SwitchRow
          label={texts.show.label}
          isSelected={section.enabled}
          onChange={(enabled) => onChange({ ...section, enabled })}
        />
      )}
      <p className="text-14 text-muted">{isFilled ? texts.show.help : texts.show.empty}</p>
    </div>
  );
}
