import { useSWRConfig } from 'swr';
import { readPath } from '../../app/http/build-path.ts';

/** Reads the list again, after something that it shows has changed. */
export function useRefreshPolicies(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    await mutate(readPath('/v1/policies'));
  };
}
