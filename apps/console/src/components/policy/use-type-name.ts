import { useCallback } from 'react';
import { useRead } from '../../app/http/use-read.ts';
import { useSessionInfo } from '../../app/session/session-context.ts';

/** Names of data types by their ids; an id that is not known stays as it is. */
export function useTypeName(): (dataTypeId: string) => string {
  const { can } = useSessionInfo();
  const { data } = useRead(can('data-type:read') ? '/v1/data-types' : null);
  return useCallback(
    (dataTypeId) => data?.items.find((type) => type.dataTypeId === dataTypeId)?.name ?? dataTypeId,
    [data],
  );
}
