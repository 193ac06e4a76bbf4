import type { BodyOf } from '../../../../../app/http/routes-type.ts';

/** Input for a new stream; fields of the other kind keep theirs. */
export interface ExportDraft {
  content: 'activity' | 'audit';
  kind: 'http' | 's3' | 'syslog';
  name: string;
  address: string;
  region: string;
  accessKeyId: string;
  secret: string;
  endpoint: string;
  /** Days, as typed. */
  lockDays: string;
}

export const EMPTY_DRAFT: ExportDraft = {
  content: 'activity',
  kind: 'http',
  name: '',
  address: '',
  region: '',
  accessKeyId: '',
  secret: '',
  endpoint: '',
  lockDays: '',
};

/** The draft in API form: only the fields of its kind, and nothing empty. */
export function exportBody(draft: ExportDraft): BodyOf<'/v1/exports', 'POST'> {
  const { kind, content } = draft;
  const filled = (text: string) => text.trim() || undefined;
  const shared = {
    kind,
    content,
    name: draft.name.trim(),
    address: draft.address.trim(),
  };
  if (kind === 'syslog') return shared;
  const withSecret = { ...shared, secret: filled(draft.secret) };
  if (kind === 'http') return withSecret;
  return {
    ...withSecret,
    region: filled(draft.region),
    accessKeyId: filled(draft.accessKeyId),
    endpoint: filled(draft.endpoint),
    ...(draft.lockDays === '' ? {} : { lockDays: Number(draft.lockDays) }),
  };
}
