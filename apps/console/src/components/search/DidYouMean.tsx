import { Button, textOf } from '@waybill/ui';
import { canSearch } from '../../app/palette/can-search.ts';
import { useRead } from '../../app/http/use-read.ts';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { didYouMeanText } from './did-you-mean.text.ts';
import { nearestTitles } from './nearest-titles.ts';

/** Shortest text that a typing error is looked for in. */
const LEAST = 3;

/** What a text that finds nothing may have meant; nothing where that is found as it is, or nothing is like it. */
export function DidYouMean({
  text,
  onChoose,
}: {
  text: string;
  onChoose: (title: string) => void;
}) {
  const words = textOf(didYouMeanText);
  const { can } = useSessionInfo();
  const { data } = useRead(
    text.length >= LEAST && canSearch(can) ? '/v1/search' : null,
    { query: { q: text.slice(0, 200), limit: LEAST } },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const titles = data?.isSimilar === true ? nearestTitles(data.groups) : [];
  if (titles.length === 0) return null;
  return (
    <p role="status" className="flex flex-wrap items-center justify-center gap-2">
      {words.didYouMean}
      {titles.map((title) => (
        <Button key={title} size="sm" onClick={() => onChoose(title)}>
          {title}
        </Button>
      ))}
    </p>
  );
}
