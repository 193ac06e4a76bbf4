import type { DataTypeDetail } from '@waybill/contract';
import { ownValue } from '@waybill/contract/own-value';
import { Badge, formatCount, textOf } from '@waybill/ui';
import { Age } from '../../../../../components/Age.tsx';
import { membersText } from '../words/members.text.ts';
import { diffDeclarations, type MemberDiff, type Plain } from './declaration-diff.ts';
import { typeText } from './type.text.ts';

/** Members of a list that are named before the rest is only counted. */
const NAMED = 6;

/** The versions of a type, newest first, each with its changes. */
export function VersionList({ versions }: { versions: DataTypeDetail['versions'] }) {
  const text = textOf(typeText);
  return (
    <ol className="flex flex-col gap-3">
      {versions.map(({ version, changedAt, changedBy, declaration }, index) => {
        const earlier = versions[index + 1];
        return (
          <li key={version} className="flex flex-col gap-1">
            <p className="flex flex-wrap items-center gap-x-2 text-ink-3">
              <span className="font-medium text-ink">
                {text.version} {version}
              </span>
              {index === 0 && <Badge>{text.current}</Badge>}
              <span className="text-sm">
                <Age at={changedAt} />
                {text.versionBy(changedBy)}
              </span>
            </p>
            {earlier === undefined ? (
              <p className="text-sm text-ink-3">{text.firstVersion}</p>
            ) : (
              <Differences parts={diffDeclarations(earlier.declaration, declaration)} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Differences({ parts }: { parts: readonly MemberDiff[] }) {
  const text = textOf(typeText);
  if (parts.length === 0) return <p className="text-sm text-ink-3">{text.noChange}</p>;
  const names: Readonly<Record<string, string>> = textOf(membersText);
  return (
    <ul className="flex flex-col gap-0.5 text-sm">
      {parts.map((part) => (
        <li key={part.member} className="break-words">
          <span className="text-ink-3">{ownValue(names, part.member) ?? part.member}: </span>
          <span className="font-mono">{sentenceOf(part)}</span>
        </li>
      ))}
    </ul>
  );
}

function sentenceOf(part: MemberDiff): string {
  const text = textOf(typeText);
  if ('before' in part) return text.fromTo(plainWords(part.before), plainWords(part.after));
  return [
    part.added.length > 0 ? text.added(someOf(part.added)) : '',
    part.removed.length > 0 ? text.removed(someOf(part.removed)) : '',
  ]
    .filter((words) => words !== '')
    .join('; ');
}

function plainWords(value: Plain): string {
  const text = textOf(typeText);
  if (value === null) return text.nowhere;
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  return typeof value === 'number' ? formatCount(value) : value;
}

function someOf(words: readonly string[]): string {
  const shown = words.slice(0, NAMED).join(', ');
  const more = words.length - NAMED;
  return more > 0 ? textOf(typeText).andMore(shown, more) : shown;
}
