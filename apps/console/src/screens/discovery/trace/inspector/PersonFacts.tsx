import type { LineageEdge } from '@waybill/contract';
import { PanelSection, PersonLabel, textOf } from '@waybill/ui';
import type { DrawnTrace } from '../state/use-drawn-trace.ts';
import { inspectorText } from './inspector.text.ts';
import { StepList } from './StepList.tsx';

export interface PersonFactsProps {
  drawn: DrawnTrace;
  /** Steps of this one person, at least one. */
  acts: readonly LineageEdge[];
  onSelect: (id: string) => void;
}

/** One person of the trace, and their actions in it. */
export function PersonFacts({ drawn, acts, onSelect }: PersonFactsProps) {
  const text = textOf(inspectorText);
  const person = acts[0]?.person;
  if (person === undefined || person === null) return null;
  return (
    <>
      <PanelSection>
        <h2 className="text-md font-semibold">
          <PersonLabel name={person.name ?? person.key} />
        </h2>
      </PanelSection>
      <PanelSection title={text.acts}>
        <StepList drawn={drawn} edges={acts} end="to" onSelect={onSelect} />
      </PanelSection>
    </>
  );
}
