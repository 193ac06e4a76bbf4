import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { IdentityContext } from '../identity-context.ts';
import type { DeliveryMethod } from '../messages/message.ts';
import type { Queryable } from '../store/statement.ts';
import { normaliseLoginId, userByLoginId } from '../users/user-store.ts';
import { openContent, sealContent, type CodeContent } from './code-content.ts';
import { countTry, putCode, statesOfCodes, type CodePurpose } from './code-store.ts';

const DIGITS = 6;

/** Owner of a code: a user, or an unknown login id. */
type Subject = { userId: string } | { loginId: string };

/**
 * Creates a code replacing the subject's earlier one of the same purpose; returns its six digits, which
 * are stored nowhere. One without effect costs the same.
 */
export async function issueCode(
  context: Pick<IdentityContext, 'vault' | 'settings' | 'clock'>,
  db: Queryable,
  order: { subject: Subject; method: DeliveryMethod; content: CodeContent },
): Promise<string> {
  const { subject, method, content } = order;
  const { vault } = context;
  const now = context.clock();
  const code = randomInt(10 ** DIGITS)
    .toString()
    .padStart(DIGITS, '0');
  const codeId = randomUUID();
  await putCode(db, {
    subjectKey: subjectKeyOf(vault, subject),
    userId: 'userId' in subject ? subject.userId : null,
    purpose: purposeOf(content),
    codeId,
    method,
    codeHash: codeHash(vault, codeId, code),
    sealedContent: sealContent(vault, content, codeId),
    now: new Date(now),
    expiresAt: new Date(now + context.settings.codeTtlSeconds * 1000),
  });
  return code;
}

interface Attempt {
  loginId: string;
  method: DeliveryMethod;
  code: string;
}

/** Codes of a login id and its user, before one is tried. */
export interface CodesInQuestion {
  /**
   * `void`: too many wrong attempts. `none` is tried like a valid one: whether it exists is not
   * revealed.
   */
  state: 'open' | 'none' | 'void' | 'expired';
  /** Null also for a login id that no one has. */
  userId: string | null;
  subjectKeys: readonly Buffer[];
}

/** Finds the possible codes of an attempt. Void or expired ones are not tried. */
export async function codesInQuestion(
  context: Pick<IdentityContext, 'pool' | 'vault' | 'settings' | 'clock'>,
  { loginId, method }: Pick<Attempt, 'loginId' | 'method'>,
): Promise<CodesInQuestion> {
  const { pool, vault, settings } = context;
  const userId = (await userByLoginId(pool, loginId))?.userId ?? null;
  const subjectKeys = [
    ...(userId === null ? [] : [subjectKeyOf(vault, { userId })]),
    subjectKeyOf(vault, { loginId }),
  ];
  const now = new Date(context.clock());
  const states = (await statesOfCodes(pool, subjectKeys, method)).map(({ tries, expiresAt }) => {
    if (expiresAt <= now) return 'expired';
    return tries >= settings.codeAttempts ? 'void' : 'open';
  });
  const state = states.includes('open') ? 'open' : (states[0] ?? 'none');
  return { state, userId, subjectKeys };
}

/** A correct code. It is not used yet: `takeCode` does that, along with its effect. */
export interface RightCode {
  codeId: string;
  content: Exclude<CodeContent, { kind: 'decoy' }>;
}

/** Tries a code; null if wrong. Every attempt counts, including concurrent ones. */
export async function tryCode(
  context: Pick<IdentityContext, 'pool' | 'vault' | 'settings' | 'clock'>,
  { subjectKeys }: Pick<CodesInQuestion, 'subjectKeys'>,
  { method, code }: Pick<Attempt, 'method' | 'code'>,
): Promise<RightCode | null> {
  const { vault, settings } = context;
  const tried = await countTry(context.pool, subjectKeys, {
    method,
    now: new Date(context.clock()),
    most: settings.codeAttempts,
  });
  for (const { codeId, codeHash: expected, sealedContent } of tried) {
    if (!timingSafeEqual(codeHash(vault, codeId, code), expected)) continue;
    const content = openContent(vault, sealedContent, codeId);
    if (content.kind !== 'decoy') return { codeId, content };
  }
  return null;
}

function purposeOf(content: CodeContent): CodePurpose {
  if (content.kind === 'update') return content.field;
  return content.kind === 'decoy' ? 'signIn' : content.kind;
}

function subjectKeyOf(vault: IdentityContext['vault'], subject: Subject): Buffer {
  return 'userId' in subject
    ? vault.keyedHash('one-time code of a user', subject.userId)
    : vault.keyedHash('one-time code of a login id', normaliseLoginId(subject.loginId));
}

function codeHash(vault: IdentityContext['vault'], codeId: string, code: string): Buffer {
  return vault.keyedHash('one-time code', `${codeId} ${code}`);
}
