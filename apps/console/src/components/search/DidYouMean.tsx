import { Button, textOf } from '@waybill/ui';
import { canSearch } from '../../app/palette/can-search.ts';
import { useRead } from '../../app/http/use-read.ts';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { didYouMeanText } from './did-you-mean.text.ts';
import { nearestHits, type NearHit } from './nearest-hits.ts';

/** Shortest text that a typing error is searched for in. */
const LEAST = 3;

/** Suggestions for a text without results; empty with results, or without similar ones. */
export function DidYouMean({ text, onChoose }: { text: string; onChoose: (hit: NearHit) => void }) {
  const words = textOf(didYouMeanText);
  const { can } = useSessionInfo();
  const { data } = useRead(
    text.length >= LEAST && canSearch(can) ? '/v1/search' : null,
    { query: { q: text.slice(0, 200), limit: LEAST } },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const hits = data?.isSimilar === true ? nearestHits(data.groups) : [];
  if (hits.length === 0) return null;
  return (
    <span role="status" className="mt-2 flex flex-wrap items-center justify-center gap-2">
      {words.didYouMean}
      {hits.map((hit) => (
        <Button key={`${hit.kind} ${hit.key}`} size="sm" onClick={() => onChoose(hit)}>
          {hit.title}
        </Button>
      ))}
    </span>
  );
}
