import type { ConnectionTest, CredentialField, StreamDescription } from '@waybill/contract';
import { useState } from 'react';
import { change } from '../../../../../app/http/api.ts';
import { missingFields, startDraft, type ConnectionDraft, type Held } from './connection-draft.ts';

export interface ConnectionFormFacts {
  sourceId: string;
  fields: readonly CredentialField[];
  streams: readonly StreamDescription[];
  /** The integration whose credentials are replaced; null for a new one. */
  integrationId: string | null;
  held: Held | null;
}

export interface ConnectionForm {
  draft: ConnectionDraft;
  setValue: (fieldId: string, value: string) => void;
  toggleStream: (streamId: string) => void;
  isDirty: boolean;
  missing: CredentialField[];
  /** Results for exactly the current input. */
  result: ConnectionTest | null;
  isTesting: boolean;
  /** Of the last test; null after a change. */
  error: unknown;
  test: () => Promise<void>;
}

/** A connect form and its test results. Nothing of it outlives the page. */
export function useConnectionForm(facts: ConnectionFormFacts): ConnectionForm {
  const { sourceId, fields, streams, integrationId, held } = facts;
  const [start] = useState(() => startDraft(fields, streams, held));
  const [draft, setDraft] = useState(start);
  const [found, setFound] = useState<{ of: ConnectionDraft; result: ConnectionTest } | null>(null);
  const [fault, setFault] = useState<{ of: ConnectionDraft; error: unknown } | null>(null);
  const [isTesting, setIsTesting] = useState(false);

  async function test(): Promise<void> {
    setIsTesting(true);
    setFault(null);
    try {
      const result = await change('POST', '/v1/integrations/test', {
        body: {
          sourceId,
          values: { ...draft.values },
          streams: [...draft.streamIds],
          ...(integrationId === null ? {} : { integrationId }),
        },
      });
      if (result !== undefined) setFound({ of: draft, result });
    } catch (error) {
      setFault({ of: draft, error });
    } finally {
      setIsTesting(false);
    }
  }

  return {
    draft,
    setValue: (fieldId, value) =>
      setDraft((shown) => ({ ...shown, values: { ...shown.values, [fieldId]: value } })),
    toggleStream: (streamId) =>
      setDraft((shown) => ({
        ...shown,
        streamIds: shown.streamIds.includes(streamId)
          ? shown.streamIds.filter((id) => id !== streamId)
          : [...shown.streamIds, streamId],
      })),
    isDirty: draft !== start && JSON.stringify(draft) !== JSON.stringify(start),
    missing: missingFields(fields, draft, held),
    result: found?.of === draft ? found.result : null,
    isTesting,
    error: fault?.of === draft ? fault.error : null,
    test,
  };
}
