import { Button, textOf } from '@waybill/ui';
import { useRead } from '../../../app/http/use-read.ts';
import { useSessionInfo } from '../../../app/session/session-context.ts';
import { triageText } from './triage.text.ts';

/** Text after an @, at the end of the input. */
const TYPED = /(?:^|\s)@([\p{L}\p{N}._%+-]*)$/u;
/** Suggested members. */
const OFFERED = 5;

interface MentionHintsProps {
  words: string;
  onChoose: (words: string) => void;
}

/** Members whose name or address starts with the text after an @. */
export function MentionHints({ words, onChoose }: MentionHintsProps) {
  const text = textOf(triageText);
  const { can } = useSessionInfo();
  const typed = TYPED.exec(words)?.[1]?.toLowerCase();
  const { data } = useRead(typed !== undefined && can('user:read') ? '/v1/members' : null);
  if (typed === undefined) return null;
  const members = data?.items ?? [];
  const found = members
    .filter(
      ({ name, email }) =>
        email.toLowerCase().startsWith(typed) ||
        name
          .toLowerCase()
          .split(/\s+/)
          .some((part) => part.startsWith(typed)),
    )
    .slice(0, OFFERED);
  if (found.length === 0) return null;
  const handleOf = (email: string) => {
    const local = email.split('@')[0] ?? email;
    const isShared = members.filter((other) => other.email.startsWith(`${local}@`)).length > 1;
    return isShared ? email : local;
  };
  return (
    <div role="group" aria-label={text.mention} className="flex flex-wrap gap-1.5">
      {found.map(({ userId, name, email }) => (
        <Button
          key={userId}
          size="sm"
          onClick={() =>
            onChoose(`${words.slice(0, words.length - typed.length)}${handleOf(email)} `)
          }
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
