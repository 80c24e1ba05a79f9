import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin, Shapes } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.js';
import { ComboBox } from './combo-box.js';
import { JoinedField, joinedFields } from './joined-fields.js';
import { LightSelect } from './light-select.js';

const kinds = [
  { id: 'venues', name: 'Venues' },
  { id: 'long', name: 'Entertainment, photo booths and everything else that fills an evening' },
];
const places = [{ id: 'austin-tx', name: 'Austin, TX' }];

function Bar({ kind, errorMessage }: { kind: string; errorMessage?: string }) {
  const [what, setWhat] = useState(kind);
  const [where, setWhere] = useState('');
  return (
    <div data-joined className={`grid max-w-160 items-start tablet:grid-cols-[1fr_1fr_auto] ${joinedFields}`}>
      <JoinedField icon={Shapes}>
        <LightSelect label="What" options={kinds} value={what} onChange={setWhat} />
      </JoinedField>
      <JoinedField icon={MapPin}>
        <ComboBox
          label="Where"
          text={where}
          onType={setWhere}
          options={places}
          chosen={null}
          onChoose={({ name }) => setWhere(name)}
          placeholder="Anywhere"
          clear="Search anywhere"
          none="No matching places"
          errorMessage={errorMessage}
        />
      </JoinedField>
      <div className="p-1">
        <Button kind="primary" className="w-full">
          Search
        </Button>
      </div>
    </div>
  );
}

const meta = { title: 'Fields/Joined fields', component: Bar, args: { kind: 'venues' } } satisfies Meta<typeof Bar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } };
export const LongText: Story = { args: { kind: 'long' } };
export const Refused: Story = { args: { errorMessage: 'We couldn’t find that place. Choose one from the list.' } };
