import { SidePanel, textOf } from '@waybill/ui';
import type { ReactNode } from 'react';
import { personNodeId } from '../graph/person-id.ts';
import type { DrawnTrace } from '../state/use-drawn-trace.ts';
import type { Direction } from '../state/trace-view.ts';
import { EdgeFacts } from './EdgeFacts.tsx';
import { inspectorText } from './inspector.text.ts';
import { PersonFacts } from './PersonFacts.tsx';
import { VersionFacts } from './VersionFacts.tsx';

/** Pixels, as the trace panel of the design. */
export const PANEL_WIDTH = 340;

export interface InspectorProps {
  drawn: DrawnTrace;
  selectedId: string;
  onSelect: (id: string | null) => void;
  onExpand: (direction: Direction, versionId: string) => void;
}

/** All known facts about the selection. Null if it is no longer drawn. */
export function Inspector(props: InspectorProps) {
  const contents = contentsOf(props);
  if (contents === null) return null;
  return (
    <SidePanel
      isOpen
      width={PANEL_WIDTH}
      label={textOf(inspectorText).inspector}
      header={<span className="truncate font-medium">{contents.title}</span>}
      onClose={() => props.onSelect(null)}
    >
      {contents.body}
    </SidePanel>
  );
}

function contentsOf(props: InspectorProps): { title: string; body: ReactNode } | null {
  const { drawn, selectedId, onSelect, onExpand } = props;
  const text = textOf(inspectorText);
  const version = drawn.shown.versions.get(selectedId)?.version;
  if (version !== undefined) {
    return {
      title: text.version,
      body: (
        <VersionFacts
          key={selectedId}
          drawn={drawn}
          version={version}
          onSelect={onSelect}
          onExpand={onExpand}
        />
      ),
    };
  }
  const edge = drawn.edges.find(({ edgeId }) => edgeId === selectedId);
  if (edge !== undefined) {
    return {
      title: text.step,
      body: <EdgeFacts key={selectedId} drawn={drawn} edge={edge} onSelect={onSelect} />,
    };
  }
  const acts = drawn.edges.filter(
    ({ person }) => person !== null && personNodeId(person.key) === selectedId,
  );
  return acts.length === 0
    ? null
    : { title: text.person, body: <PersonFacts drawn={drawn} acts={acts} onSelect={onSelect} /> };
}

/** Whether something with this id is drawn, so that the inspector has something to say. */
export function isInspectable(drawn: DrawnTrace, id: string): boolean {
  return (
    drawn.shown.versions.has(id) ||
    drawn.edges.some(
      ({ edgeId, person }) => edgeId === id || (person !== null && personNodeId(person.key) === id),
    )
  );
}
