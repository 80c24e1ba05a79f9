import { Check, Minus } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';
import { passwordRules, passwordStrength, type PasswordOwner } from '#contracts/identity/passwords.js';
import { signUp } from '../texts/sign-up.js';

const texts = signUp.strength;
const rules = ['longEnough', 'mixedCase', 'numberAndSymbol', 'impersonal'] as const;

const style = tv({
  slots: { bar: 'h-1 rounded-full bg-hairline', word: 'text-14 font-strong' },
  variants: {
    strength: {
      weak: { bar: 'first:bg-clay', word: 'text-clay-ink' },
      medium: { bar: 'not-last:bg-amber', word: 'text-amber-ink' },
      strong: { bar: 'bg-sage', word: 'text-sage-ink' },
    },
  },
});

/** The strength of a password while it is typed, and how to improve it (ID-28). */
export function PasswordStrength({ password, owner }: { password: string; owner: PasswordOwner }) {
  if (password === '') return null;
  const strength = passwordStrength(password, owner);
  const kept = passwordRules(password, owner);
  const { bar, word } = style({ strength });
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3">
        <div className="grid grow grid-cols-3 gap-1.5" aria-hidden>
          {[1, 2, 3].map((nth) => (
            <span key={nth} className={bar()} />
          ))}
        </div>
        <p role="status" className={word()}>
          <span className="sr-only">{texts.label}: </span>
          {texts[strength]}
        </p>
      </div>
      <ul className="grid gap-x-4 gap-y-1 text-14 text-muted phone:grid-cols-2">
        {rules.map((rule) => {
          const Mark = kept[rule] ? Check : Minus;
          return (
            <li key={rule} className="flex items-center gap-2">
              <Mark className={`size-4 shrink-0 ${kept[rule] ? 'text-sage-ink' : ''}`} aria-hidden />
              <span className="sr-only">{kept[rule] ? texts.kept : texts.missing} </span>
              {texts.rules[rule]}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
