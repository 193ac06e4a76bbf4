import type { Dashboard } from '@waybill/contract';
import {
  EmptyState,
  formatCount,
  formatDuration,
  SkeletonRows,
  SourceGlyph,
  textOf,
} from '@waybill/ui';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { Age } from '../../components/Age.tsx';
import { useDashboard } from '../../components/dashboard/board-context.ts';
import { coverageText } from './coverage.text.ts';
import { lagMs } from './source-state.ts';

/** Events per source, when it was last heard of, and the share of unreadable records. */
export function Coverage() {
  const { data } = useDashboard();
  const text = textOf(coverageText);
  if (data.coverage.length === 0) return <EmptyState kind="nothingYet" title={text.empty} />;
  return (
    <table className="w-full border-collapse">
      <Heads />
      <tbody>
        {data.coverage.map((line) => (
          <Line key={`${line.source} ${line.sourceId}`} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function Heads() {
  const text = textOf(coverageText);
  const heads = [text.events, text.lastEvent, text.lag, text.rejected];
  return (
    <thead className="sticky top-0 z-10 bg-surface text-sm text-ink-3">
      <tr className="border-b border-line">
        <th scope="col" className="h-8 px-4 text-left font-medium">
          {text.source}
        </th>
        {heads.map((head) => (
          <th key={head} scope="col" className="h-8 px-4 text-right font-medium">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

export function CoverageResting() {
  return (
    <>
      <div aria-hidden className="h-[33px] border-b border-line" />
      <SkeletonRows rows={6} columns={5} rowHeight={37} />
    </>
  );
}

function Line({ line }: { line: Dashboard['coverage'][number] }) {
  const text = textOf(coverageText);
  const { isSilent: silent } = line;
  return (
    <tr className="relative border-b border-line last:border-b-0 hover:bg-hover">
      <th scope="row" className="h-9 px-4 text-left font-normal">
        <span className="flex items-center gap-2">
          <SourceGlyph name={line.source} />
          <Link
            to="/settings/integrations"
            aria-label={text.openSource(line.source)}
            className="truncate after:absolute after:inset-0"
          >
            {line.source}
          </Link>
          {line.sourceId !== line.source && (
            <span className="truncate font-mono text-sm text-ink-3">{line.sourceId}</span>
          )}
        </span>
      </th>
      <td className="px-4 text-right text-ink-2">{formatCount(line.events)}</td>
      <td className={clsx('px-4 text-right', silent ? 'text-high-text' : 'text-ink-2')}>
        <Age at={line.lastEventAt} />
        {silent && <span className="sr-only">, {text.silent}</span>}
      </td>
      <td className="px-4 text-right text-ink-2">{formatDuration(lagMs(line))}</td>
      <td className={clsx('px-4 text-right', line.rejected > 0 ? 'text-high-text' : 'text-ink-3')}>
        {formatCount(line.rejected)}
      </td>
    </tr>
  );
}
