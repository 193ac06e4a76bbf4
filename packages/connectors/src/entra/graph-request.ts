import type { EventAction, Movement, Outcome, Place } from '@waybill/contract';
import type { EventFacts } from '../kit/mapped-event.ts';
import { parseUrl } from '../kit/url-host.ts';

interface RequestRule {
  method: RegExp;
  path: RegExp;
  action: EventAction;
  movement: Movement;
}

const DRIVE = String.raw`/(?:drive|drives/[^/]+|shares/[^/]+)/`;

/** What requests of Graph do with stored data, after its reference of drive items, messages and chats. */
const RULES: readonly RequestRule[] = [
  {
    method: /^GET$/i,
    path: /\/content\/?$|\/attachments\/[^/]+\/\$value$|\/messages\/[^/]+\/\$value$|\/getAllMessages/i,
    action: 'Download',
    movement: 'download',
  },
  {
    method: /^(?:PUT|POST|PATCH)$/i,
    path: /\/content\/?$|\/createUploadSession$/i,
    action: 'Upload',
    movement: 'upload',
  },
  {
    method: /^POST$/i,
    path: new RegExp(`${DRIVE}.*/(?:invite|createLink|permissions)$`, 'i'),
    action: 'Share',
    movement: 'share',
  },
  {
    method: /^POST$/i,
    path: new RegExp(`${DRIVE}.*/copy$`, 'i'),
    action: 'Copy',
    movement: 'copy',
  },
  {
    method: /^POST$/i,
    path: /\/sendMail$|\/messages\/[^/]+\/(?:send|forward|reply|replyAll)$|\/(?:chats|channels)\/[^/]+\/messages$/i,
    action: 'Send',
    movement: 'send',
  },
  {
    method: /^GET$/i,
    path: /\/messages(?:\/[^/]+)?\/?$/i,
    action: 'View',
    movement: 'none',
  },
];

const GRAPH: Place = {
  kind: 'app',
  name: 'Microsoft 365',
  host: null,
  container: null,
  account: null,
};

/**
 * The action of a Microsoft Graph request: content of a file or message that was read, written, shared
 * or sent. A refused request moved nothing. Empty for requests that only list or look up.
 */
export function graphRequestFacts(
  method: string,
  uri: unknown,
  outcome: Outcome,
): Partial<EventFacts> {
  const url = parseUrl(uri);
  if (url === null) return {};
  const rule = RULES.find((known) => known.method.test(method) && known.path.test(url.pathname));
  if (!rule) return {};
  const place: Place = { ...GRAPH, host: url.hostname };
  const { action } = rule;
  if (outcome === 'failure') return { action, movement: 'none' };
  return {
    action,
    movement: rule.movement,
    ...(rule.movement !== 'none' && rule.movement !== 'upload' && { origin: place }),
    ...(rule.movement === 'upload' && { destination: place }),
  };
}
