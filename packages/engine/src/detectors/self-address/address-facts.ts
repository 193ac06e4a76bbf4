import type { DetectionFact } from '@waybill/contract';
import { fact } from '../weigh.ts';
import { FREE_MAIL_BRANDS, FREE_MAIL_DOMAINS } from './free-mail.data.ts';
import type { HandleMatch } from './match-handle.ts';

/** Log odds of similarities between an address and a name. */
const POINTS = {
  parts: 1.9,
  familyName: 0.9,
  givenName: 0.45,
  initialsAndSurname: 1.5,
  givenNameAndInitial: 1.1,
  initials: 0.9,
  sameHandle: 1.9,
  likeHandle: 1.2,
  others: -0.7,
  freeMail: 0.8,
  ownDomain: 0.8,
  business: -1.5,
} as const;

/** Minimum number of initials that are significant on their own. */
const TELLING_INITIALS = 3;
/** A handle at least this similar to the person's own is treated as a variant. */
const LIKE = 0.8;
/** Below this, likeness is chance. */
const LIKE_LETTERS = 5;

/** Whether people have mailboxes of their own at a domain. */
export function isFreeMail(domain: string): boolean {
  const [brand = '', ...rest] = domain.split('.');
  return (
    FREE_MAIL_DOMAINS.has(domain) ||
    (rest.length > 0 && rest.length < 3 && FREE_MAIL_BRANDS.has(brand))
  );
}

/** What the handle of an address indicates: the person's own name, or someone else’s. */
export function handleFacts(match: HandleMatch, local: string): DetectionFact[] {
  const { others } = match;
  const own = ownNameFact(match) ?? likenessFact(match, local);
  return own === null || others.length === 0
    ? [own].filter((found) => found !== null)
    : [own, fact('otherNameParts', others.join(', '), POINTS.others)];
}

function ownNameFact({
  parts,
  hasFamilyName,
  initials,
  others,
}: HandleMatch): DetectionFact | null {
  const shared = parts.join(', ');
  if (parts.length > 1) return fact('sharedNameParts', shared, POINTS.parts);
  if (parts.length === 1 && initials !== '' && others.length === 0) {
    const points = hasFamilyName ? POINTS.initialsAndSurname : POINTS.givenNameAndInitial;
    return fact('initialsAndSurname', `${initials}, ${shared}`, points);
  }
  if (parts.length === 1) {
    return fact('sharedNameParts', shared, hasFamilyName ? POINTS.familyName : POINTS.givenName);
  }
  return initials.length >= TELLING_INITIALS && others.length === 0
    ? fact('sharedInitials', initials, POINTS.initials)
    : null;
}

function likenessFact({ likeness }: HandleMatch, local: string): DetectionFact | null {
  if (likeness < LIKE || local.length < LIKE_LETTERS) return null;
  const points = likeness === 1 ? POINTS.sameHandle : POINTS.likeHandle;
  return fact('handleLikeness', Math.round(likeness * 100) / 100, points, LIKE);
}

/** What the domain of an address indicates: a private mailbox, or an organisation's. */
export function domainFact(domain: string, familyName: readonly string[]): DetectionFact {
  if (isFreeMail(domain)) return fact('freeMailDomain', domain, POINTS.freeMail);
  const named = familyName.some((form) => form.length > 3 && domain.split('.')[0]?.includes(form));
  return named
    ? fact('domainOfOwnName', domain, POINTS.ownDomain)
    : fact('businessDomain', domain, POINTS.business);
}
