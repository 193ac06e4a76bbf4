import type { ActivityEvent, PlaceKind, Recipient, SettledPlace } from '@waybill/contract';
import { isVisibilityWidened } from '../../activity/visibility.ts';
import { serviceOf } from '../../destinations/service-of.ts';
import { SERVICE_KINDS } from '../../destinations/services.data.ts';
import { isFreeMail } from '../../detectors/self-address/address-facts.ts';
import type { FieldGroup } from '../field.ts';
import { choice, fact, field } from '../field-rows.ts';

const ACCOUNT_KINDS = ['company', 'personal', 'partner', 'unknown'] as const;
type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** Kinds of places that belong to someone’s account. */
const WITH_ACCOUNTS: readonly PlaceKind[] = ['app', 'account', 'person', 'host', 'internet'];

/**
 * Owner of a place's account: the organisation, a private person, or another organisation. Devices and
 * the public have none.
 */
function accountKind(place: SettledPlace | null): AccountKind | null {
  if (place === null || !WITH_ACCOUNTS.includes(place.kind)) return null;
  if (place.outside === 'no') return 'company';
  if (place.account === null) {
    return serviceOf(place)?.tenancy === 'none' ? 'personal' : 'unknown';
  }
  if (isFreeMail(place.account.toLowerCase().replace(/^.*@/, ''))) return 'personal';
  return place.outside === 'yes' ? 'partner' : 'unknown';
}

const RECIPIENT_DOMAIN_KINDS = ['inside', 'personal', 'outside', 'unknown'] as const;
type RecipientDomainKind = (typeof RECIPIENT_DOMAIN_KINDS)[number];

function domainKind({ domain, outside }: Recipient): RecipientDomainKind {
  if (outside === 'no') return 'inside';
  if (domain !== null && isFreeMail(domain.toLowerCase())) return 'personal';
  return outside === 'yes' ? 'outside' : 'unknown';
}

/** Number of recipients of that kind; null for actions without recipients. */
function countOf(
  { recipients }: ActivityEvent,
  test: (recipient: Recipient) => boolean,
): number | null {
  return recipients.length === 0 ? null : recipients.filter(test).length;
}

const AI_DIRECTIONS = ['prompt', 'answer'] as const;

function isAi(place: SettledPlace | null): boolean {
  return place !== null && serviceOf(place)?.kind === 'ai';
}

/**
 * A prompt sends data to an AI tool, an answer comes from it. A page view does neither; a Copilot
 * record reports a prompt.
 */
function aiDirection(event: ActivityEvent): (typeof AI_DIRECTIONS)[number] | null {
  const isMove = event.movement !== 'none';
  if ((isMove || 'copilotIn' in event.extra) && isAi(event.destination)) return 'prompt';
  return isMove && isAi(event.origin) ? 'answer' : null;
}

function aiTool({ destination, origin }: ActivityEvent): string | null {
  const place = isAi(destination) ? destination : origin;
  return place !== null && isAi(place) ? (serviceOf(place)?.name ?? null) : null;
}

/** Whether a cloud resource was used by, or given to, an account other than its owner. */
function isCrossAccount(event: ActivityEvent): boolean | null {
  const { cloudAccount, recipients, extra, destination } = event;
  if (cloudAccount === null) return null;
  const others = [
    extra['requesterAccount'] ?? null,
    destination?.kind === 'account' ? destination.account : null,
    ...recipients.filter(({ kind }) => kind === 'account').map(({ address }) => address),
  ].filter((account) => account !== null);
  if (others.length === 0) return null;
  return others.some((account) => account !== cloudAccount);
}

const VISIBILITY_CHANGES = ['widened', 'narrowed', 'unchanged'] as const;

function visibilityChange(event: ActivityEvent): (typeof VISIBILITY_CHANGES)[number] | null {
  const { visibilityBefore: before, visibilityAfter: after } = event;
  const isWidened = isVisibilityWidened(event);
  if (isWidened === true) return 'widened';
  if (isWidened === null || before === null || after === null) return null;
  return before === after ? 'unchanged' : 'narrowed';
}

/** Owners of the places, accounts and addresses that data goes to and comes from. */
export const fields: FieldGroup = [
  choice('origin.service', 'Origin: kind of service', SERVICE_KINDS, ({ origin }) =>
    origin === null ? null : (serviceOf(origin)?.kind ?? null),
  ),
  choice('origin.accountKind', 'Origin: kind of account', ACCOUNT_KINDS, ({ origin }) =>
    accountKind(origin),
  ),
  choice(
    'destination.accountKind',
    'Destination: kind of account',
    ACCOUNT_KINDS,
    ({ destination }) => accountKind(destination),
  ),
  field('recipients.outsideCount', 'number', 'Recipients: number outside', (event) =>
    countOf(event, ({ outside }) => outside === 'yes'),
  ),
  field('recipients.personalCount', 'number', 'Recipients: number of private addresses', (event) =>
    countOf(event, (recipient) => domainKind(recipient) === 'personal'),
  ),
  {
    ...field('recipients.domainKinds', 'list', 'Recipients: kinds of domains', ({ recipients }) => [
      ...new Set(recipients.map(domainKind)),
    ]),
    values: RECIPIENT_DOMAIN_KINDS,
  },
  choice('visibility.change', 'Visibility: change', VISIBILITY_CHANGES, visibilityChange),
  choice('ai.direction', 'AI tool: prompt or answer', AI_DIRECTIONS, aiDirection),
  field('ai.tool', 'string', 'AI tool', aiTool),
  fact('ai.documents', 'AI tool: documents read', 'resources'),
  field('cloud.crossAccount', 'boolean', 'Cloud: other account involved', isCrossAccount),
];
