import type { AccessHolder, ConnectorFailure, RemediationOption } from '@waybill/contract';
import { locale, textOf } from '@waybill/ui';
import { remediationText } from './remediation.text.ts';

const ACTS = [
  'make_private',
  'remove_recipients',
  'expire_link',
  'quarantine',
  'notify_owner',
] as const;
const STEPS = ['asked', 'approved', 'confirmed', 'not_confirmed', 'failed', 'declined'] as const;

/** A step in the history, `make_private/asked`, as a sentence without its subject. */
export function remediationStep(stored: string): string {
  const text = textOf(remediationText);
  const [capability, state] = stored.split('/');
  const act = ACTS.find((one) => one === capability);
  const step = STEPS.find((one) => one === state);
  return act === undefined || step === undefined ? stored : text[`step_${step}`](text[act]);
}

/** Who loses access, in one sentence: `3 outside people and 1 link lose access.` */
export function lossLine(holders: readonly AccessHolder[]): string {
  const text = textOf(remediationText);
  if (holders.length === 0) return text.losesNone;
  const countOf = (isMeant: (holder: AccessHolder) => boolean): number =>
    holders.filter(isMeant).length;
  const parts = (
    [
      [
        countOf(({ kind, isOutside }) => kind === 'person' && isOutside === true),
        text.outsidePeople,
      ],
      [countOf(({ kind, isOutside }) => kind === 'person' && isOutside !== true), text.people],
      [countOf(({ kind }) => kind === 'group'), text.groups],
      [countOf(({ kind }) => kind === 'domain'), text.domains],
      [countOf(({ kind }) => kind === 'link'), text.links],
      [countOf(({ kind }) => kind === 'public'), () => text.publics],
    ] as const
  ).flatMap(([count, words]) => (count === 0 ? [] : [words(count)]));
  const listed = new Intl.ListFormat(locale().language, { type: 'conjunction' }).format(parts);
  return text.loses(listed, holders.length);
}

/** Why an action cannot be chosen; null if it can. */
export function hindranceLine({ hindrance, source }: RemediationOption): string | null {
  const text = textOf(remediationText);
  switch (hindrance) {
    case null:
      return null;
    case 'not_offered':
    case 'act_not_offered':
    case 'not_connected':
    case 'paused':
      return text[hindrance](source);
    case 'object_does_not_fit':
    case 'facts_missing':
      return text[hindrance];
  }
}

/** What the source refused, and what a person can do about it. */
export function failureLine(failure: {
  code: ConnectorFailure;
  detail: string | null;
  scopes: readonly string[];
}): string {
  const text = textOf(remediationText);
  switch (failure.code) {
    case 'permission_missing':
      return text.permission_missing(failure.scopes.join(', '));
    case 'auth_expired':
    case 'not_found':
    case 'gone':
      return text[failure.code];
    default:
      return text.otherFailure(failure.detail ?? '');
  }
}
