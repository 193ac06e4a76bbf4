import type { DataType } from '@waybill/contract';
import { useMemo } from 'react';
import { useRead } from '../../app/http/use-read.ts';
import { useSessionInfo } from '../../app/session/session-context.ts';

export interface DataTypes {
  /** Empty until they are read, and for whoever may not read them. */
  types: readonly DataType[];
  names: ReadonlyMap<string, string>;
  /** The name of a type; an unknown id is returned unchanged. */
  nameOf: (dataTypeId: string) => string;
}

/** The data types of the organisation, with their names. */
export function useDataTypes(): DataTypes {
  const { can } = useSessionInfo();
  const { data } = useRead(can('data-type:read') ? '/v1/data-types' : null);
  return useMemo(() => {
    const types = data?.items ?? [];
    const names = new Map<string, string>(types.map(({ dataTypeId, name }) => [dataTypeId, name]));
    return { types, names, nameOf: (dataTypeId) => names.get(dataTypeId) ?? dataTypeId };
  }, [data]);
}
