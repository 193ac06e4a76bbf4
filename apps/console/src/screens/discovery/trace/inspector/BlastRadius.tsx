import { Badge, Button, SkeletonRows, textOf, type Tone } from '@waybill/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ResponseOf } from '../../../../app/http/routes-type.ts';
import { useRead } from '../../../../app/http/use-read.ts';
import { ErrorPanel } from '../../../../components/ErrorPanel.tsx';
import { versionLabel } from '../graph/node-words.ts';
import { inspectorText } from './inspector.text.ts';

type Radius = ResponseOf<'/v1/objects/{objectId}/blast-radius'>;
type Trust = keyof Radius['byTrust'];

/** From the worst to the best. */
const TRUSTS = ['public', 'outside', 'unknown', 'inside'] as const satisfies readonly Trust[];
const TONES: Readonly<Record<Trust, Tone>> = {
  public: 'critical',
  outside: 'high',
  unknown: 'medium',
  inside: 'neutral',
};
/** Listed copies. */
const LISTED = 20;

/**
 * All live copies of an object's current and former contents. Counted on demand: it is a separate
 * search.
 */
export function BlastRadius({ objectId, versionId }: { objectId: string; versionId: string }) {
  const text = textOf(inspectorText);
  const [isAsked, setIsAsked] = useState(false);
  const { data, error, isLoading, mutate } = useRead(
    isAsked ? '/v1/objects/{objectId}/blast-radius' : null,
    { params: { objectId } },
    { revalidateOnFocus: false },
  );
  if (!isAsked) {
    return (
      <>
        <p className="mb-3 text-base text-ink-2">{text.blastHelp}</p>
        <Button size="sm" onClick={() => setIsAsked(true)}>
          {text.showBlast}
        </Button>
      </>
    );
  }
  if (data !== undefined) return <Copies radius={data} versionId={versionId} />;
  if (error !== undefined) {
    return (
      <ErrorPanel
        error={error}
        permission="activity:read"
        isRetrying={isLoading}
        onRetry={() => void mutate()}
      />
    );
  }
  return <SkeletonRows rows={3} columns={2} label={text.loadingBlast} />;
}

function Copies({ radius, versionId }: { radius: Radius; versionId: string }) {
  const text = textOf(inspectorText);
  const total = TRUSTS.reduce((sum, trust) => sum + radius.byTrust[trust], 0);
  const copies = radius.copies.toSorted(
    (a, b) => TRUSTS.indexOf(a.trust) - TRUSTS.indexOf(b.trust) || a.hops - b.hops,
  );
  const rest = total - Math.min(copies.length, LISTED);
  if (total === 0) return <p className="text-base text-ink-2">{text.noCopies}</p>;
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-1.5 text-base">
        <span className="mr-1 font-medium">{text.copyCount(total)}</span>
        {TRUSTS.filter((trust) => radius.byTrust[trust] > 0).map((trust) => (
          <Badge key={trust} tone={TONES[trust]} count={radius.byTrust[trust]}>
            {text[`trust_${trust}`]}
          </Badge>
        ))}
      </p>
      <ul className="-mx-2 flex flex-col">
        {copies.slice(0, LISTED).map(({ version, trust, hops }) => (
          <li key={version.versionId}>
            <Link
              to={`/traces/${versionId}/${version.versionId}`}
              className="flex items-center gap-2.5 rounded-md px-2 py-1.5 text-base hover:bg-hover"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-mono text-sm">
                  <span className="sr-only">{text.traceTo} </span>
                  {versionLabel(version)}
                </span>
                <span className="block text-sm text-ink-3">{text.hopsAway(hops)}</span>
              </span>
              <Badge tone={TONES[trust]}>{text[`trust_${trust}`]}</Badge>
            </Link>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="text-sm text-ink-3">{text.moreCopies(rest)}</p>}
      {radius.isTruncated && <p className="text-sm text-ink-3">{text.cutOff}</p>}
    </div>
  );
}
