import { useRef } from 'react';
import { useController, type Control } from 'react-hook-form';
import { Trash2 } from 'lucide-react';
import { normalizedLink } from '#contracts/webstore/social-links.js';
import { profileBases } from '#contracts/webstore/social-profiles.js';
import { socialLinkKeys, type SocialLinkKey } from '#contracts/webstore/webstore-content.js';
import { editAbout } from '../../../texts/edit-about.js';
import { webstorePage } from '../../../texts/webstore-page.js';
import { FieldHelp } from '../../../ui/field-help.js';
import { IconButton } from '../../../ui/icon-button.js';
import { Select } from '../../../ui/select.js';
import { TextField } from '../../../ui/text-field.js';
import type { AboutValues } from '../about-values.js';

const texts = editAbout.links;
const longest = 240;
const nameOf = (network: SocialLinkKey) => webstorePage.networks[network] ?? network;

/** Website and social networks: one line per link, and a list of those that can be added (WS-6). */
export function LinkFields({ control }: { control: Control<AboutValues> }) {
  const { field, fieldState } = useController({ control, name: 'links' });
  const list = useRef<HTMLDivElement>(null);
  const links = field.value;
  const shown = socialLinkKeys.filter((network) => links[network] !== undefined);
  const others = socialLinkKeys.filter((network) => links[network] === undefined);
  const add = (network: SocialLinkKey) => {
    field.onChange({ ...links, [network]: '' });
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>(`[name="links.${network}"]`)?.focus());
  };
  const remove = (network: SocialLinkKey) => {
    const { [network]: _removed, ...kept } = links;
    field.onChange(kept);
    list.current?.querySelector<HTMLElement>('[data-add] button')?.focus();
  };
  return (
    <div ref={list} className="grid grid-cols-1 gap-5">
      <p className="-mt-4 text-14 text-muted">{texts.help}</p>
      {shown.map((network) => (
        <LinkField
          key={network}
          network={network}
          value={links[network] ?? ''}
          onChange={(link) => field.onChange({ ...links, [network]: link })}
          onRemove={() => remove(network)}
        />
      ))}
      {others.length > 0 && (
        <div data-add className="max-w-72 *:grid-cols-1">
          <Select
            label={texts.add}
            placeholder={texts.choose}
            options={others.map((network) => ({ id: network, name: nameOf(network) }))}
            value={null}
            onChange={add}
          />
        </div>
      )}
      <FieldHelp errorMessage={fieldState.error?.message} />
    </div>
  );
}

interface LinkFieldProps {
  network: SocialLinkKey;
  value: string;
  onChange: (link: string) => void;
  onRemove: () => void;
}

/** A link; a pasted address is shortened to the stored form at once, a typed one after the field (WS-60). */
function LinkField({ network, value, onChange, onRemove }: LinkFieldProps) {
  const type = (text: string) => {
    const isPasted = text.length > value.length + 1;
    onChange((isPasted ? normalizedLink(network, text) : text).slice(0, longest));
  };
  return (
    <div className="flex items-end gap-1">
      <div className="min-w-0 grow">
        <TextField
          label={nameOf(network)}
          name={`links.${network}`}
          value={value}
          onChange={type}
          onBlur={() => onChange(normalizedLink(network, value))}
          prefix={profileBases[network] ?? 'https://'}
          autoComplete="off"
          spellCheck="false"
        />
      </div>
      <IconButton icon={Trash2} label={texts.remove(nameOf(network))} onPress={onRemove} />
    </div>
  );
}
