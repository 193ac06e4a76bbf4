import { ownValue, type DataObject, type ObjectKind } from '@waybill/contract';
import { emailOf } from '../kit/address.ts';
import { field, textAt } from '../kit/field.ts';
import { extensionOf } from '../kit/file-name.ts';
import { text } from '../kit/text.ts';

/** What kind of object an audit entry's `entity` is, by its type. */
const KINDS: Readonly<Record<string, ObjectKind>> = {
  user: 'account',
  file: 'file',
  canvas: 'file',
  list: 'file',
  channel: 'channel',
  huddle: 'channel',
  message: 'message',
  app: 'application',
  workflow: 'application',
  workflow_v2: 'application',
  usergroup: 'group',
  role: 'setting',
  account_type_role: 'setting',
  barrier: 'setting',
  workspace: 'site',
  enterprise: 'site',
};

/** The entity of an audit entry: its type and the record under the key of that name. */
export function entityOf(entry: Record<string, unknown>): { type: string | null; body: unknown } {
  const type = textAt(entry, 'entity.type');
  return { type, body: type === null ? undefined : field(entry, `entity.${type}`) };
}

/** What an audit entry acted on. */
export function objectOf(entry: Record<string, unknown>): Partial<DataObject> {
  const { type, body } = entityOf(entry);
  const kind = (type === null ? undefined : ownValue(KINDS, type)) ?? 'other';
  const name = textAt(body, 'name', 'title', 'email');
  return {
    kind,
    // A message is identified by its channel and time.
    id: textAt(body, 'id') ?? messageId(body),
    name,
    url: textAt(entry, 'details.url_private'),
    ...(kind === 'file' ? fileFacts(body, name) : {}),
    ...(kind === 'account' ? { owner: emailOf(textAt(body, 'email')) } : {}),
  };
}

/** `filetype` is a MIME type or Slack's short name, usually the extension. */
function fileFacts(body: unknown, name: string | null): Partial<DataObject> {
  const type = text(field(body, 'filetype'))?.toLowerCase() ?? null;
  const isMime = type?.includes('/') === true;
  return { extension: extensionOf(name) ?? (isMime ? null : type), mimeType: isMime ? type : null };
}

function messageId(body: unknown): string | null {
  const channel = textAt(body, 'channel');
  const timestamp = textAt(body, 'timestamp');
  return channel === null || timestamp === null ? null : `${channel}:${timestamp}`;
}
