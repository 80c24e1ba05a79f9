import type { ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';
import type { DependencyView, OverviewView, RelayView, WorkersView } from '#contracts/operations/overview.views.js';
import { operations as texts } from '../../../texts/operations.js';
import { times } from '../../../texts/times.js';
import { Moment } from '../../../ui/moment.js';
import { StatusWord, type StatusTone } from '../../../ui/status-word.js';
import { NoAnswerSince } from './no-answer-since.js';

const style = tv({
  slots: {
    cell: 'grid grid-cols-[1fr_auto] max-tiny:grid-cols-1 items-center gap-x-3 gap-y-0.5 border-t border-hairline px-4 py-2.5 first:border-t-0 wide:flex wide:flex-col wide:items-start wide:gap-1 wide:border-t-0 wide:border-l wide:py-4 wide:first:border-l-0',
    small: 'min-w-0 text-12 [overflow-wrap:anywhere] max-wide:nth-4:text-right max-tiny:nth-4:text-left',
  },
  variants: { isBad: { true: { cell: 'bg-clay-soft', small: 'text-clay-ink' }, false: { small: 'text-muted' } } },
});

/** All components, each with its state in one word, details, and the start of this state. */
export function DependencyStrip({ overview: { dependencies, relay, workers } }: { overview: OverviewView }) {
  return (
    <section
      aria-label={texts.dependencies.title}
      className="overflow-hidden rounded-card border border-hairline bg-surface"
    >
      <ul className="wide:grid wide:grid-cols-7">
        {dependencies.map((dependency) => (
          <Dependency key={dependency.dependency} {...dependency} />
        ))}
        <Relay {...relay} />
        <Workers {...workers} />
      </ul>
    </section>
  );
}

interface CellProps {
  name: string;
  tone: StatusTone;
  word: string;
  says: ReactNode;
  since: ReactNode;
}

function Cell({ name, tone, word, says, since }: CellProps) {
  const { cell, small } = style({ isBad: tone === 'bad' });
  return (
    <li className={cell()}>
      <h2 className="text-14 font-strong">{name}</h2>
      <span className="max-wide:justify-self-end max-tiny:justify-self-start">
        <StatusWord tone={tone}>{word}</StatusWord>
      </span>
      <span className={small()}>{says}</span>
      <span className={small()}>{since}</span>
    </li>
  );
}

function Dependency({ dependency, answers, since, milliseconds, error, tries, details }: DependencyView) {
  const words = texts.dependencies;
  const { connections, connectionLimit, memoryBytes, freeShare } = details;
  const facts = [
    milliseconds === null ? null : words.took(milliseconds),
    connections === undefined || connectionLimit === undefined ? null : words.connections(connections, connectionLimit),
    memoryBytes === undefined ? null : texts.size(memoryBytes),
    freeShare === undefined ? null : words.free(freeShare),
  ];
  const wrong = [error, tries > 0 ? words.tries(tries) : null];
  return (
    <Cell
      name={words.names[dependency]}
      tone={answers ? 'good' : 'bad'}
      word={answers ? words.answers : words.away}
      says={(answers ? facts : wrong).filter((fact) => fact !== null).join(', ')}
      since={since === null ? '' : answers ? <For since={since} /> : <NoAnswerSince iso={since} show="clock" />}
    />
  );
}

/** The time without a fault, in whole days, hours or minutes. */
const For = ({ since }: { since: string }) => (
  <>
    {texts.dependencies.since} <Moment iso={since} show="clock" />
  </>
);

const relayTones = { working: 'good', behind: 'late', silent: 'bad', unknown: 'off' } as const;

function Relay({ state, outboxAgeMs, processes, noAnswerSince }: RelayView) {
  const words = texts.relay;
  return (
    <Cell
      name={words.name}
      tone={relayTones[state]}
      word={words.states[state]}
      says={outboxAgeMs === null ? '' : words.outbox(times.duration(outboxAgeMs))}
      since={noAnswerSince === null ? words.processes(processes) : <NoAnswerSince iso={noAnswerSince} show="clock" />}
    />
  );
}

const workersTones = { alive: 'good', holding: 'late', overloaded: 'late', dead: 'bad', unknown: 'off' } as const;

function Workers({ state, alive, silent, list, noAnswerSince }: WorkersView) {
  const words = texts.workers;
  const waitsFor = [...new Set(list.flatMap(({ holdsFor }) => holdsFor))];
  const versions = [...new Set(list.map(({ version }) => version))];
  return (
    <Cell
      name={words.name}
      tone={workersTones[state]}
      word={words.summary[state]}
      says={waitsFor.length > 0 ? words.waitsFor(waitsFor) : versions.join(', ')}
      since={noAnswerSince === null ? words.alive(alive, silent) : <NoAnswerSince iso={noAnswerSince} show="clock" />}
    />
  );
}
