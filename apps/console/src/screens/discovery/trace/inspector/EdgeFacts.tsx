import type { LineageEdge } from '@waybill/contract';
import {
  formatBytes,
  formatPercent,
  KeyValueList,
  PanelSection,
  PersonLabel,
  SeverityGlyph,
  textOf,
} from '@waybill/ui';
import { Link } from 'react-router';
import { localDateTime } from '../../../../components/local-time.ts';
import { severityOf } from '../graph/link-look.ts';
import { actWord, versionLabel } from '../graph/node-words.ts';
import type { DrawnTrace } from '../state/use-drawn-trace.ts';
import { traceText } from '../trace.text.ts';
import { ActEvents } from './ActEvents.tsx';
import { EvidenceSentences } from './EvidenceSentences.tsx';
import { inspectorText } from './inspector.text.ts';
import { LossList } from './LossList.tsx';

export interface EdgeFactsProps {
  drawn: DrawnTrace;
  edge: LineageEdge;
  onSelect: (id: string) => void;
}

/** One step: the action, its evidence, its detections, and its events. */
export function EdgeFacts({ drawn, edge, onSelect }: EdgeFactsProps) {
  const text = textOf(inspectorText);
  return (
    <>
      <PanelSection>
        <h2 className="text-md font-semibold">{actWord(edge)}</h2>
        <p className="mt-0.5 text-sm text-ink-3">{localDateTime(edge.at, 'long')}</p>
      </PanelSection>
      <PanelSection title={text.whyOne}>
        <EvidenceSentences drawn={drawn} edges={[edge]} />
      </PanelSection>
      {edge.lost.length > 0 && (
        <PanelSection title={text.lost}>
          <LossList lost={edge.lost} />
        </PanelSection>
      )}
      {edge.detections.length > 0 && (
        <PanelSection title={text.detections}>
          <Detections detections={edge.detections} />
        </PanelSection>
      )}
      <PanelSection title={text.facts}>
        <Facts drawn={drawn} edge={edge} onSelect={onSelect} />
      </PanelSection>
      {edge.eventIds.length > 0 && (
        <PanelSection title={text.events}>
          <ActEvents eventIds={edge.eventIds} />
        </PanelSection>
      )}
    </>
  );
}

function Facts({ drawn, edge, onSelect }: EdgeFactsProps) {
  const text = textOf(inspectorText);
  const words = textOf(traceText);
  const { person } = edge;
  return (
    <KeyValueList
      items={[
        { label: text.from, value: <End id={edge.from} drawn={drawn} onSelect={onSelect} /> },
        { label: text.to, value: <End id={edge.to} drawn={drawn} onSelect={onSelect} /> },
        {
          label: text.person,
          value: person && <PersonLabel name={person.name ?? person.key} />,
        },
        { label: text.device, value: edge.device, isMono: true },
        { label: text.size, value: formatBytes(edge.sizeBytes) },
        { label: text.becameOf, value: words[`edge_${edge.kind}`] },
        { label: text.method, value: words[`method_${edge.method}`] },
        { label: text.strength, value: words[`strength_${edge.strength}`] },
        { label: text.confidence, value: formatPercent(edge.confidence) },
      ]}
    />
  );
}

/** A version at one end, as a link. */
function End({ id, drawn, onSelect }: { id: string } & Pick<EdgeFactsProps, 'drawn' | 'onSelect'>) {
  const version = drawn.shown.versions.get(id)?.version;
  if (version === undefined) return id;
  return (
    <button
      type="button"
      onClick={() => onSelect(id)}
      className="rounded-xs text-left font-mono text-sm break-all text-accent underline-offset-2 hover:underline"
    >
      {versionLabel(version)}
    </button>
  );
}

function Detections({ detections }: Pick<LineageEdge, 'detections'>) {
  return (
    <ul className="-mx-2 flex flex-col">
      {detections.map(({ detectionId, title, severity }) => (
        <li key={detectionId}>
          <Link
            to={`/detections/${detectionId}`}
            className="flex items-center gap-2.5 rounded-md px-2 py-1.5 text-base hover:bg-hover"
          >
            <DetectionGlyph severity={severity} />
            <span className="min-w-0 flex-1 truncate">{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function DetectionGlyph({ severity }: { severity: string }) {
  const known = severityOf([{ detections: [{ severity }] }]);
  return known === null ? null : <SeverityGlyph severity={known} isNamed />;
}
