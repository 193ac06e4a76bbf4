import { useSWRConfig } from 'swr';
import { readPath } from '../../app/http/build-path.ts';

/** Rereads the list after a change of its data. */
export function useRefreshPolicies(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    await mutate(readPath('/v1/policies'));
  };
}
