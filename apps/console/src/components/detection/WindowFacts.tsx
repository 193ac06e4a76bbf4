import type { WindowExplanation } from '@waybill/contract';
import { formatBytes, formatCount, KeyValueList, textOf } from '@waybill/ui';
import { localDateTime } from '../local-time.ts';
import { fieldLabel } from '../policy/field-catalogue.ts';
import { spellWindow } from './spell-window.ts';
import { windowFactsText } from './window-facts.text.ts';
import { wordOf } from './word-of.ts';

/** A policy's count over a window or its observed steps, with the thresholds. */
export function WindowFacts({ window }: { window: WindowExplanation }) {
  const text = textOf(windowFactsText);
  const { steps } = window;
  return (
    <KeyValueList
      items={[
        { label: text.steps, value: steps && <Steps window={window} steps={steps} /> },
        { label: text.counted, value: steps ? null : amount(window, window.observed) },
        { label: text.countedFor, value: groupWords(window) },
        { label: text.threshold, value: steps ? null : thresholdWords(window) },
        {
          label: text.levels,
          value: window.levels.length === 0 ? null : <Levels window={window} />,
        },
        { label: text.window, value: spanWords(window.startAt, window.endAt) },
        { label: text.usual, value: window.baseline && <Usual window={window} /> },
      ]}
    />
  );
}

type StepList = NonNullable<WindowExplanation['steps']>;

function Steps({ window, steps }: { window: WindowExplanation; steps: StepList }) {
  const text = textOf(windowFactsText);
  const length = spellWindow(window.windowMs);
  return (
    <div className="flex flex-col gap-1">
      <ol className="flex list-outside list-decimal flex-col gap-1 pl-5">
        {steps.map(({ name, events, firstAt, lastAt }) => (
          <li key={name}>
            {name}{' '}
            <span className="block text-sm text-ink-3">
              {text.stepAt(
                text.events(events),
                events === 1 ? localDateTime(firstAt) : spanWords(firstAt, lastAt),
              )}
            </span>
          </li>
        ))}
      </ol>
      <p className="text-sm text-ink-3">
        {window.isOrdered ? text.inOrder(length) : text.inAnyOrder(length)}
      </p>
    </div>
  );
}

function Levels({ window }: { window: WindowExplanation }) {
  const text = textOf(windowFactsText);
  return (
    <ul>
      {window.levels.map(({ value, severity }) => (
        <li key={value}>{text.levelFrom(amount(window, value), wordOf(severity))}</li>
      ))}
    </ul>
  );
}

/** The baseline, and the resulting threshold. */
function Usual({ window }: { window: WindowExplanation }) {
  const text = textOf(windowFactsText);
  const { baseline } = window;
  if (baseline === null) return null;
  const least = amount(window, baseline.least);
  if (baseline.usual === null || baseline.computed === null) return text.notKnown(least);
  const usual = amount(window, baseline.usual);
  const computed = amount(window, Math.ceil(baseline.computed));
  return (
    <>
      <p>
        {baseline.basis === 'own'
          ? text.own(usual, baseline.days)
          : text.ofOrganization(usual, baseline.days)}
      </p>
      <p className="text-sm text-ink-3">{text[baseline.method](baseline.k, computed, least)}</p>
    </>
  );
}

function amount({ metric, field }: WindowExplanation, value: number): string {
  const text = textOf(windowFactsText);
  if (metric === 'bytes') return formatBytes(value) ?? formatCount(value);
  const words = text[metric](value);
  return field === null ? words : text.valuesOf(words, fieldLabel(field));
}

function thresholdWords(window: WindowExplanation): string {
  const text = textOf(windowFactsText);
  const words = window.isFixed ? text.withinFixed : text.within;
  return words(amount(window, window.threshold), spellWindow(window.windowMs));
}

const GROUPS = ['actor', 'object', 'container', 'destination', 'recipients', 'device'] as const;

function groupWords({ groupBy }: WindowExplanation): string {
  const text = textOf(windowFactsText);
  const words = GROUPS.filter((group) => groupBy.includes(group)).map((group) => text[group]);
  return words.length === 0 ? text.organization : text.each(words.join(text.and));
}

function spanWords(from: string, to: string): string {
  return textOf(windowFactsText).span(localDateTime(from), localDateTime(to));
}
