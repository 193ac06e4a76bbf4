import { useRead } from '../../../../../app/http/use-read.ts';

/** Requirements for connecting a source. Read once: a form must not change while being filled in. */
export function useDescription(sourceId: string) {
  return useRead(
    '/v1/integrations/sources/{sourceId}',
    { params: { sourceId } },
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
}
