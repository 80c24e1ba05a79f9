import { CalendarDays, Heart, MapPin, type LucideIcon } from 'lucide-react';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { formatLongDay } from '../../../base/format.js';
import { eventDashboard } from '../../../texts/events.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Picture } from '../../../ui/picture.js';
import { heroPicturesOf } from '../hero-pictures.js';

const texts = eventDashboard.visitor;
const icons: readonly LucideIcon[] = [CalendarDays, Heart, MapPin];
const [, picture] = heroPicturesOf('Wedding');
const example = { days: 328, day: '2027-10-16' };

/** A preview of the dashboard for visitors, with a button to sign in (EV-41, OP-87). */
export function VisitorDashboard() {
  return (
    <div className="wrap grid items-center gap-10 py-8 desk:grid-cols-2 desk:gap-16 desk:py-16">
      <div className="relative mx-auto w-full max-w-125 desk:order-2 desk:pb-10">
        <div className="arch relative overflow-hidden bg-blush-soft">
          {picture && <Picture picture={picture} sizes="(min-width: 815px) 31rem, 100vw" isFirst />}
        </div>
        <div className="absolute right-0 bottom-0 hidden w-68 rounded-card bg-surface p-6 shadow-float desk:block wide:-right-10">
          <p className="text-14 text-muted">{texts.example.whose}</p>
          <p className="display-22 flex items-baseline gap-2">
            <span className="display-64">{example.days}</span>
            {texts.example.days}
          </p>
          <p className="mt-5 border-t border-hairline pt-4 text-14">{formatLongDay(example.day)}</p>
          <p className="text-14 text-muted">{texts.example.place}</p>
        </div>
      </div>
      <div>
        <h1 className="display-48 max-w-[12ch]">{texts.title}</h1>
        <p className="mt-4 max-w-[52ch] text-muted">{texts.text}</p>
        <ul className="mt-7 grid gap-5">
          {texts.points.map(({ title, text }, nth) => {
            const Icon = icons[nth] ?? Heart;
            return (
              <li key={title} className="flex items-center gap-4">
                <span className="grid size-11 shrink-0 place-items-center rounded-full bg-blush text-plum-dark">
                  <Icon className="size-5" strokeWidth={1.75} aria-hidden />
                </span>
                <span className="grid">
                  <span className="font-strong">{title}</span>
                  <span className="text-14 text-muted">{text}</span>
                </span>
              </li>
            );
          })}
        </ul>
        <div className="mt-8 grid gap-3 phone:flex">
          <ButtonLink to={pagePaths.signUp} kind="primary">
            {texts.signUp}
          </ButtonLink>
          <ButtonLink to={pagePaths.login} state={{ from: pagePaths.dashboard }}>
            {texts.logIn}
          </ButtonLink>
        </div>
        <p className="mt-3 text-14 text-muted">{texts.free}</p>
      </div>
    </div>
  );
}
