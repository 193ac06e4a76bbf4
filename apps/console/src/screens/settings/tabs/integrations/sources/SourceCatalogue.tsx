import { SOURCE_KINDS } from '@waybill/contract/integration-values';
import type { IntegrationSource } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { sourceWordsText } from '../words/source-words.text.ts';
import { SourceTile } from './SourceTile.tsx';

/** Connectable sources first, then by name. */
function inCatalogueOrder(sources: readonly IntegrationSource[]): IntegrationSource[] {
  return sources.toSorted(
    (a, b) => Number(b.isConnectable) - Number(a.isConnectable) || a.name.localeCompare(b.name),
  );
}

/** Sources by kind, each with its data and requirements. */
export function SourceCatalogue({ sources }: { sources: readonly IntegrationSource[] }) {
  const text = textOf(sourceWordsText);
  const groups = SOURCE_KINDS.map((kind) => ({
    kind,
    members: inCatalogueOrder(sources.filter((source) => source.kind === kind)),
  })).filter(({ members }) => members.length > 0);
  return (
    <div>
      {groups.map(({ kind, members }) => (
        <section
          key={kind}
          aria-labelledby={`kind-${kind}`}
          className="border-b border-line last:border-b-0"
        >
          <h3 id={`kind-${kind}`} className="px-4 pt-3 text-sm font-medium text-ink-3">
            {text[kind]}
          </h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-2 px-1 pb-2">
            {members.map((source) => (
              <li key={source.sourceId}>
                <SourceTile source={source} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
