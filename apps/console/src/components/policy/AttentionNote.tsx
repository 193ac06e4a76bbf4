import type { PolicyFault } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { Icon } from '../icons.ts';
import { attentionText } from './attention.text.ts';
import { findingWords } from './finding-words.ts';

/** Why an active policy would not be accepted today, and the consequences; empty otherwise. */
export function AttentionNote({ faults }: { faults: readonly PolicyFault[] }) {
  const words = textOf(attentionText);
  if (faults.length === 0) return null;
  return (
    <section
      aria-label={words.title}
      className="m-4 mb-0 rounded-md border border-medium-line bg-medium-soft p-3"
    >
      <h2 className="flex items-center gap-2 font-medium">
        <Icon.alert aria-hidden className="size-4 shrink-0 text-medium-text" />
        {words.title}
      </h2>
      <p className="mt-1">{words.note}</p>
      <ul className="mt-1 list-disc pl-5">
        {faults.map((fault) => (
          <li key={`${fault.path}/${fault.code}/${fault.value ?? ''}`}>{findingWords(fault)}</li>
        ))}
      </ul>
    </section>
  );
}
