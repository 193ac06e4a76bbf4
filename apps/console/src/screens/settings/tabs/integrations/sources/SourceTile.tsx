import type { IntegrationSource } from '@waybill/contract';
import { SourceGlyph, textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { Icon } from '../../../../../components/icons.ts';
import { integrationsAddress } from '../integrations-address.ts';
import { DocumentedMark } from '../words/DocumentedMark.tsx';
import { givesWords } from '../words/gives-words.ts';
import { sourcesText } from './sources.text.ts';

/** Why a source cannot be connected; undefined if it can. */
function obstacleOf({ isConnectable, kind, hasConnector }: IntegrationSource): string | undefined {
  const text = textOf(sourcesText);
  if (isConnectable) return undefined;
  if (kind === 'application') return text.bySensor;
  return hasConnector ? text.sendOnly : text.noConnector;
}

/** One source of the catalogue: its data, requirements, and the action to connect it. */
export function SourceTile({ source }: { source: IntegrationSource }) {
  const text = textOf(sourcesText);
  const obstacle = obstacleOf(source);
  const body = (
    <>
      <SourceGlyph name={source.name} size="md" />
      <span className="flex min-w-0 flex-1 flex-col items-start gap-0.5">
        <span className="flex w-full items-center gap-2">
          <span className="min-w-0 flex-1 truncate font-medium">{source.name}</span>
          {obstacle === undefined && (
            <span className="flex items-center gap-1 text-sm text-ink-3 group-hover:text-ink group-focus-visible:text-ink [&_svg]:size-3.5">
              {text.connect}
              <Icon.next aria-hidden />
            </span>
          )}
        </span>
        {obstacle !== undefined ? (
          <span className="text-sm text-ink-3">{obstacle}</span>
        ) : (
          <>
            <span className="text-sm text-ink-2">{givesWords(source.gives).join(' · ')}</span>
            {source.plan !== null && (
              <span className="line-clamp-2 text-sm text-ink-3" title={source.plan}>
                {text.plan(source.plan)}
              </span>
            )}
            {source.latency !== null && (
              <span className="line-clamp-2 text-sm text-ink-3" title={source.latency}>
                {text.latency(source.latency)}
              </span>
            )}
            {source.basis === 'documentation' && (
              <span className="pt-1">
                <DocumentedMark />
              </span>
            )}
          </>
        )}
      </span>
    </>
  );
  if (obstacle !== undefined) return <div className="flex gap-3 rounded-md p-3">{body}</div>;
  return (
    <Link
      to={integrationsAddress.connect(source.sourceId)}
      className="group flex gap-3 rounded-md p-3 text-ink hover:bg-hover"
    >
      {body}
    </Link>
  );
}
