import { CheckBox } from '../../../ui/check-box.js';

interface CheckCardProps {
  label: string;
  text: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

/** A check box that changes the question above it, in a separate card. */
export const CheckCard = ({ label, text, isSelected, onChange }: CheckCardProps) => (
  <div
    className={`rounded-input border px-4 py-2.5 transition-colors ${
      isSelected ? 'border-plum bg-blush-soft inset-ring inset-ring-plum' : 'border-line-strong bg-surface'
    }`}
  >
    <CheckBox label={label} description={text} value={isSelected} onChange={onChange} />
  </div>
);
