import type { ActivityEvent, Condition } from '@waybill/contract';
import { activityEvent } from '@waybill/engine';

const from = (count: number, name: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => name(index));

const HOSTS = from(50, (index) => `files-${index}.example`);
const DOMAINS = from(20, (index) => `unit-${index}.example`);
const EXTENSIONS = 'docx xlsx pptx pdf csv txt zip key pem sql json xml'.split(' ');
const NAMES = [
  'Drive',
  'Slack',
  'Teams',
  'Box',
  'Jira',
  'GitHub',
  'Notion',
  'S3',
  'Mail',
  'Chat',
  'Dropbox',
] as const;
const TYPES = ['payment-card', 'iban', 'passport', 'api-key', 'health-id'];
const FIRST_DAY = Date.UTC(2026, 0, 1);
const LAST_DAY = Date.UTC(2026, 11, 31);
const SMALLEST = 1000;
const LARGEST = 5e9;

/** Twenty leaves as a policy on outgoing files might have them: lists of 50, 20 and 12, three ANY groups. */
export const TWENTY_LEAVES: Condition = {
  all: [
    { f: 'outcome', op: 'eq', v: 'success' },
    { f: 'movement', op: 'in', v: ['share', 'send', 'upload', 'copy'] },
    { f: 'actor.domain', op: 'in', v: DOMAINS },
    { f: 'object.extension', op: 'in', v: EXTENSIONS },
    { f: 'sizeBytes', op: 'gte', v: SMALLEST },
    { f: 'sizeBytes', op: 'lt', v: LARGEST },
    {
      any: [
        { f: 'destination.host', op: 'in', v: HOSTS },
        { f: 'destination.host', op: 'endsWith', v: '.share.example' },
        { f: 'destination.name', op: 'eq', v: 'Dropbox' },
      ],
    },
    {
      any: [
        { f: 'data.types', op: 'anyOf', v: TYPES },
        { f: 'object.name', op: 'startsWith', v: 'Q3' },
        { f: 'object.path', op: 'contains', v: '/finance/' },
        { f: 'data.sensitivity', op: 'gte', v: 3 },
      ],
    },
    {
      any: [
        { f: 'device.managed', op: 'eq', v: 'no' },
        { f: 'recipients.outside', op: 'eq', v: 'yes' },
        { f: 'network.userAgent', op: 'contains', v: 'curl' },
      ],
    },
    { not: { f: 'actor.email', op: 'endsWith', v: '@bot.example' } },
    { f: 'occurredAt', op: 'between', v: [FIRST_DAY, LAST_DAY] },
    { f: 'visibility.after', op: 'ne', v: 'private' },
    { f: 'process.name', op: 'ne', v: 'backup' },
  ],
};

const movements: ReadonlySet<string> = new Set(['share', 'send', 'upload', 'copy']);
const domains: ReadonlySet<string | null> = new Set(DOMAINS);
const extensions: ReadonlySet<string | null> = new Set(EXTENSIONS);
const hosts: ReadonlySet<string> = new Set(HOSTS);
const types: ReadonlySet<string> = new Set(TYPES);

/** The same manually, as fast as it can be written: what no compiler of conditions can beat. */
export function twentyLeavesByHand(event: ActivityEvent): boolean {
  return (
    event.outcome === 'success' &&
    movements.has(event.movement) &&
    domains.has(event.actor.domain) &&
    isWantedFile(event) &&
    isSentAway(event) &&
    isSensitive(event) &&
    isLoose(event) &&
    event.actor.email?.endsWith('@bot.example') !== true &&
    isOfInterest(event)
  );
}

function isOfInterest({ occurredAt, visibilityAfter, process: program }: ActivityEvent): boolean {
  if (occurredAt < FIRST_DAY || occurredAt > LAST_DAY) return false;
  return visibilityAfter !== 'private' && program?.name !== 'backup';
}

function isWantedFile({ object: { extension, sizeBytes } }: ActivityEvent): boolean {
  if (!extensions.has(extension) || sizeBytes === null) return false;
  return sizeBytes >= SMALLEST && sizeBytes < LARGEST;
}

function isSentAway({ destination }: ActivityEvent): boolean {
  if (destination === null) return false;
  const { host, name } = destination;
  if (host !== null && (hosts.has(host) || host.endsWith('.share.example'))) return true;
  return name === 'Dropbox';
}

function isSensitive({ data, object }: ActivityEvent): boolean {
  if (data?.types.some((type) => types.has(type)) === true) return true;
  if (object.name?.startsWith('Q3') === true) return true;
  if (object.path?.includes('/finance/') === true) return true;
  return data !== null && data.sensitivity !== null && data.sensitivity >= 3;
}

function isLoose({ device, recipientsOutside, network }: ActivityEvent): boolean {
  if (device.managed === 'no' || recipientsOutside === 'yes') return true;
  return network.userAgent?.includes('curl') === true;
}

/** Events whose facts are drawn as they come: few get past the first leaves. */
export function realisticEvents(count: number): ActivityEvent[] {
  const random = seeded(1);
  const one = <T>(...values: readonly [T, ...T[]]): T =>
    values[Math.floor(random() * values.length)] ?? values[0];
  return Array.from({ length: count }, (_, index) =>
    activityEvent({
      outcome: random() < 0.95 ? 'success' : 'failure',
      action: one('View', 'Download', 'Share', 'Send', 'Upload', 'CopyFile'),
      movement: one('none', 'none', 'download', 'share', 'send', 'upload', 'copy'),
      occurredAt: FIRST_DAY + index * 1000,
      actor: {
        email: `p${index % 500}@unit-${index % 30}.example`,
        domain: `unit-${index % 30}.example`,
      },
      object: {
        name: `${one('Q3', 'Plan', 'Notes', 'Photo')} ${index}.${one('pdf', 'docx', 'png')}`,
        path: `/${one('finance', 'sales', 'people', 'public', 'shared', 'home')}/${index}`,
        extension: one('pdf', 'docx', 'png', 'jpg', 'mp4', null),
        sizeBytes: Math.floor(random() * 1e6),
      },
      destination: {
        kind: 'host',
        name: one(...NAMES),
        host: random() < 0.02 ? `files-${index % 100}.example` : 'drive.example',
      },
      recipientsOutside: one('no', 'no', 'unknown', 'yes'),
      device: { managed: one('yes', 'yes', 'unknown', 'no') },
      network: { userAgent: one('Mozilla/5.0', 'curl/8.5', null) },
      visibilityAfter: one(null, 'private', 'external'),
      data:
        random() < 0.1
          ? {
              types: [one('iban', 'name')],
              values: [1],
              sensitivity: 2,
              class: null,
              state: 'complete',
            }
          : null,
    }),
  );
}

/** Events made so that nearly every leaf is asked; the last leaves decide. */
export function deepEvents(count: number): ActivityEvent[] {
  const random = seeded(2);
  return Array.from({ length: count }, (_, index) =>
    activityEvent({
      outcome: 'success',
      movement: 'copy',
      occurredAt: FIRST_DAY + index * 1000,
      actor: {
        email: random() < 0.5 ? `p${index}@unit-3.example` : `p${index}@bot.example`,
        domain: `unit-${index % 20}.example`,
      },
      object: {
        name: `Notes on the plan ${index}.pdf`,
        path: `/people/archive/${index}/${random() < 0.98 ? 'finance' : 'other'}/report.pdf`,
        extension: 'pdf',
        sizeBytes: 4000 + index,
      },
      destination: { kind: 'app', name: 'Dropbox', host: `up-${index % 300}.dropbox.example` },
      recipientsOutside: 'no',
      device: { managed: 'yes' },
      network: { userAgent: `Mozilla/5.0 (X11; Linux x86_64) curl/8.${index % 9}` },
      process: { name: 'sync', path: '/usr/bin/sync', parent: null, commandLine: null },
      visibilityAfter: 'external',
      data: {
        types: ['name', 'email'],
        values: [1, 1],
        sensitivity: 1,
        class: null,
        state: 'complete',
      },
    }),
  );
}

/** Numbers from 0 to below 1, the same every time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
