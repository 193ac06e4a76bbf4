import type { PolicyGuard } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { Icon } from '../../icons.ts';
import { ladderText } from './ladder.text.ts';

/** Requirements of a step: those met, and how to meet the others. */
export function GuardList({ guards }: { guards: readonly PolicyGuard[] }) {
  const words = textOf(ladderText);
  if (guards.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-col gap-1">
      {guards.map((guard) => (
        <li key={guard.code} className="flex items-start gap-2 text-sm">
          {guard.isMet ? (
            <Icon.met role="img" aria-label={words.met} className="mt-0.5 size-4 text-ok" />
          ) : (
            <Icon.unmet role="img" aria-label={words.unmet} className="mt-0.5 size-4 text-ink-3" />
          )}
          <span className={guard.isMet ? 'text-ink-3' : ''}>
            {words[`guard_${guard.code}`]}
            {numbersOf(guard)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** `3 of 20` where the guard compares numbers. */
function numbersOf({ facts }: PolicyGuard): string {
  const { have, need } = facts;
  if (have === undefined || need === undefined || need === null) return '';
  return textOf(ladderText).haveOfNeed(shown(have), shown(need));
}

function shown(value: string | number | boolean | null): string {
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  return value === null ? '0' : String(value);
}
