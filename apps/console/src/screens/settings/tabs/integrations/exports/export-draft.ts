import type { BodyOf } from '../../../../../app/http/routes-type.ts';

/** Input for a new stream; fields of the other kind keep theirs. */
export interface ExportDraft {
  kind: 'http' | 's3';
  name: string;
  address: string;
  region: string;
  accessKeyId: string;
  secret: string;
  endpoint: string;
}

export const EMPTY_DRAFT: ExportDraft = {
  kind: 'http',
  name: '',
  address: '',
  region: '',
  accessKeyId: '',
  secret: '',
  endpoint: '',
};

/** The draft in API form: only the fields of its kind, and nothing empty. */
export function exportBody(draft: ExportDraft): BodyOf<'/v1/exports', 'POST'> {
  const { kind } = draft;
  const filled = (text: string) => text.trim() || undefined;
  const shared = {
    kind,
    name: draft.name.trim(),
    address: draft.address.trim(),
    secret: filled(draft.secret),
  };
  if (kind === 'http') return shared;
  return {
    ...shared,
    region: filled(draft.region),
    accessKeyId: filled(draft.accessKeyId),
    endpoint: filled(draft.endpoint),
  };
}
