import type { PolicyFault, PolicyFinding } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { Icon } from '../../../components/icons.ts';
import { findingWords } from '../../../components/policy/finding-words.ts';
import { panelText } from './panel.text.ts';

/** Faults of the policy, and likely mistakes, with fixes. */
export function FaultList({ notes }: { notes: readonly (PolicyFault | PolicyFinding)[] }) {
  const words = textOf(panelText);
  if (notes.length === 0) return null;
  return (
    <ul aria-label={words.toMend} className="flex flex-col gap-1.5">
      {notes.map((note) => (
        <li key={`${note.path}/${note.code}`} className="flex items-start gap-2" title={note.path}>
          <Icon.alert aria-hidden className="mt-0.5 size-4 shrink-0 text-medium" />
          <span>{findingWords(note)}</span>
        </li>
      ))}
    </ul>
  );
}
