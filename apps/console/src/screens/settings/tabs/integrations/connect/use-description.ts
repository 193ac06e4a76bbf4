import { useRead } from '../../../../../app/http/use-read.ts';

/** What is needed to connect a source. Read once: a form must not change under the hand that fills it in. */
export function useDescription(sourceId: string) {
  return useRead(
    '/v1/integrations/sources/{sourceId}',
    { params: { sourceId } },
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
}
