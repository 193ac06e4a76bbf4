import type { Recipient } from '@waybill/contract';
import { domainOf, emailOf } from '../kit/address.ts';
import type { StatementAct } from './statement-act.ts';
import { isWord, type Tokens } from './statement-words.ts';

const GRANTEES: ReadonlySet<string> = new Set(['ROLE', 'USER', 'SHARE', 'DATABASE', 'APPLICATION']);

/**
 * `GRANT privileges ON object TO ROLE|USER|SHARE name`, `GRANT ROLE r TO USER u`. Everyone who has a
 * grant to the role PUBLIC is everyone of the account.
 */
export function grantAct(tokens: Tokens): StatementAct | null {
  const to = tokens.findLastIndex((token) => isWord(token, 'TO'));
  if (to < 0) return null;
  const { kind, name } = granteeAt(tokens.slice(to + 1));
  if (name === null) return null;
  return {
    action: 'Share',
    movement: 'share',
    object: { kind: 'database', name: objectName(tokens.slice(0, to)) },
    targetUser: kind === 'USER' ? name : null,
    targetGroup: kind === 'USER' ? null : name,
    recipients: [recipientOf(kind, name)].filter((recipient) => recipient !== null),
    visibilityAfter: kind === 'ROLE' && name.toUpperCase() === 'PUBLIC' ? 'internal' : null,
  };
}

/** Kind and name after `TO`; a name alone is a role. `DATABASE ROLE` is a two-word kind. */
function granteeAt(tokens: Tokens): { kind: string; name: string | null } {
  const words = tokens.filter((token) => token.kind === 'word' || token.kind === 'name');
  const first = words[0];
  const word = first?.kind === 'word' ? first.text.toUpperCase() : '';
  if (!GRANTEES.has(word)) return { kind: 'ROLE', name: first?.text ?? null };
  const second = words[1];
  const name = isWord(second, 'ROLE') ? (words[2] ?? second) : second;
  return { kind: word, name: name?.text ?? null };
}

/** The last name before `TO`: of the object, or of the role that is given. */
function objectName(tokens: Tokens): string | null {
  const last = tokens.findLast(({ kind }) => kind === 'word' || kind === 'name');
  return last?.text ?? null;
}

function recipientOf(kind: string, name: string): Recipient | null {
  const email = emailOf(name);
  if (kind === 'USER') {
    return email === null
      ? null
      : { kind: 'person', address: email, domain: domainOf(email), outside: 'unknown' };
  }
  return { kind: 'group', address: name.toLowerCase(), domain: null, outside: 'unknown' };
}
