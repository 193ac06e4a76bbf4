import type { LineageVersion } from '@waybill/contract';
import {
  Badge,
  Button,
  formatBytes,
  KeyValueList,
  PanelSection,
  PersonLabel,
  textOf,
} from '@waybill/ui';
import { SensitivityMark } from '../../../../components/classification/SensitivityMark.tsx';
import { Icon } from '../../../../components/icons.ts';
import { localDateTime } from '../../../../components/local-time.ts';
import { PlaceLine } from '../../../../components/PlaceLine.tsx';
import { stubWords } from '../canvas/stub-words.ts';
import type { DrawnNode } from '../graph/drawn-graph.ts';
import { gapWord, kindWord, versionName } from '../graph/node-words.ts';
import type { Direction } from '../state/trace-view.ts';
import type { DrawnTrace } from '../state/use-drawn-trace.ts';
import { BlastRadius } from './BlastRadius.tsx';
import { EvidenceSentences } from './EvidenceSentences.tsx';
import { inspectorText } from './inspector.text.ts';
import { LossList } from './LossList.tsx';
import { StepList } from './StepList.tsx';

export interface VersionFactsProps {
  drawn: DrawnTrace;
  version: LineageVersion;
  onSelect: (id: string) => void;
  onExpand: (direction: Direction, versionId: string) => void;
}

/** One version: its facts, evidence, results, and copies. */
export function VersionFacts({ drawn, version, onSelect, onExpand }: VersionFactsProps) {
  const text = textOf(inspectorText);
  const steps = drawn.edges.filter(({ to }) => to === version.versionId);
  const lost = steps.flatMap((edge) => edge.lost);
  const onward = drawn.edges.filter(({ from }) => from === version.versionId);
  const node = drawn.nodes.find(({ id }) => id === version.versionId);
  return (
    <>
      <PanelSection>
        <h2 className="font-mono text-md font-semibold wrap-anywhere">{versionName(version)}</h2>
        <p className="mt-0.5 text-sm text-ink-3">{kindWord(version.locationKind)}</p>
        {version.dataTypes.length > 0 && (
          <div className="mt-2 flex flex-wrap gap-1">
            {version.dataTypes.map((name) => (
              <Badge key={name}>{name}</Badge>
            ))}
          </div>
        )}
        {version.gap !== null && (
          <p className="mt-3 flex items-start gap-2 rounded-md border border-dashed border-line-control bg-sunken p-2.5 text-base">
            <Icon.gap aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
            <span>
              <b className="font-medium">{text.lostHere}</b>
              <span className="block text-ink-2">{gapWord(version.gap)}</span>
            </span>
          </p>
        )}
        {node !== undefined && <StubActions node={node} onExpand={onExpand} />}
      </PanelSection>
      <PanelSection title={text.whyOne}>
        {steps.length === 0 ? (
          <p className="text-base text-ink-3">{text.origin}</p>
        ) : (
          <EvidenceSentences drawn={drawn} edges={steps} />
        )}
      </PanelSection>
      <PanelSection title={text.facts}>
        <Facts version={version} />
      </PanelSection>
      {lost.length > 0 && (
        <PanelSection title={text.lost}>
          <LossList lost={lost} />
        </PanelSection>
      )}
      {steps.length > 0 && (
        <PanelSection title={text.stepsIn}>
          <StepList drawn={drawn} edges={steps} end="from" onSelect={onSelect} />
        </PanelSection>
      )}
      {onward.length > 0 && (
        <PanelSection title={text.stepsOut}>
          <StepList drawn={drawn} edges={onward} end="to" onSelect={onSelect} />
        </PanelSection>
      )}
      <PanelSection title={text.blast}>
        <BlastRadius objectId={version.objectId} versionId={version.versionId} />
      </PanelSection>
    </>
  );
}

function StubActions({
  node,
  onExpand,
}: {
  node: DrawnNode;
  onExpand: VersionFactsProps['onExpand'];
}) {
  if (node.kind !== 'version') return null;
  const actions = (['up', 'down'] as const).flatMap((direction) => {
    const words = stubWords({ direction, version: node.version, stub: node[direction] });
    return words === null ? [] : [{ direction, words }];
  });
  if (actions.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {actions.map(({ direction, words }) => (
        <Button
          key={direction}
          size="sm"
          aria-label={words.full}
          onClick={() => onExpand(direction, node.version.versionId)}
        >
          {words.short}
        </Button>
      ))}
    </div>
  );
}

/** Above this number, origins of content are just called many. */
const MANY = 'many';

function Facts({ version }: { version: LineageVersion }) {
  const text = textOf(inspectorText);
  const { place, person, sensitivity, originClasses } = version;
  const origins = originClasses.map((name) => (name === MANY ? text.many : name));
  return (
    <KeyValueList
      items={[
        { label: text.place, value: place && <PlaceLine place={place} /> },
        { label: text.path, value: version.path, isMono: true },
        { label: text.since, value: localDateTime(version.at, 'long') },
        {
          label: text.person,
          value: person && <PersonLabel name={person.name ?? person.key} />,
        },
        { label: text.device, value: version.device, isMono: true },
        { label: text.size, value: formatBytes(version.sizeBytes) },
        {
          label: text.sensitivity,
          value: sensitivity === null ? null : <SensitivityMark sensitivity={sensitivity} />,
        },
        { label: text.cameFrom, value: origins.length === 0 ? null : origins.join(', ') },
        { label: text.viewed, value: version.views === 0 ? null : text.times(version.views) },
        { label: text.live, value: version.isLive ? text.isLive : text.isGone },
        { label: text.digest, value: version.sha256, isMono: true },
      ]}
    />
  );
}
