import type { DataTypeDetail } from '@waybill/contract';
import { Field, RadioGroup, Select, textOf } from '@waybill/ui';
import { useState } from 'react';
import { useMissingReason } from '../../../../../app/session/session-context.ts';
import { classificationText } from '../../../../../components/classification/classification.text.ts';
import { stateWord } from '../words/StateBadge.tsx';
import { canGoBack, reachableStates } from './reachable-states.ts';
import { typeText } from './type.text.ts';
import { useTypeChange, type TypeChange } from './use-type-change.ts';

const LEVELS = ['low', 'medium', 'high'] as const;

/** Whether a type needs an upload that is still missing. */
export function lacksMaterial({ declaration, material }: DataTypeDetail): boolean {
  return (
    material === null && (declaration?.kind === 'exact' || declaration?.kind === 'fingerprint')
  );
}

/** The state of a type and its minimum confidence; both take effect immediately. */
export function StateControl({ type }: { type: DataTypeDetail }) {
  const text = textOf(typeText);
  const words = textOf(classificationText);
  const missing = useMissingReason('data-type:manage');
  const apply = useTypeChange();
  // Shows the selection until the server has responded, and the old value after a refusal.
  const [wanted, setWanted] = useState<TypeChange['change'] | null>(null);
  async function change(next: Omit<TypeChange, 'type'>) {
    if (wanted !== null) return;
    setWanted(next.change);
    await apply({ type, ...next });
    setWanted(null);
  }
  const unfinished = lacksMaterial(type) ? text.finishFirst : undefined;
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label={text.state}
        isLabelHidden
        value={wanted?.state ?? type.state}
        options={reachableStates(type).map((state) => ({
          value: state,
          label: stateWord({ kind: type.kind, state }),
          hint: text[`${state}Hint`],
          disabledReason:
            state === type.state
              ? undefined
              : (missing ?? (state === 'retired' ? undefined : unfinished)),
        }))}
        onChange={(chosen) => {
          const state = reachableStates(type).find((one) => one === chosen) ?? type.state;
          void change({
            change: { state },
            words: text.changed_state(type.name, stateWord({ kind: type.kind, state })),
            back: canGoBack(type, state) ? { state: type.state } : undefined,
          });
        }}
      />
      <Field label={text.minimum} hint={missing ?? text.minimumHint}>
        <Select
          label={text.minimum}
          isDisabled={missing !== undefined}
          className="max-w-48"
          value={wanted?.minimum ?? type.minimum}
          options={LEVELS.map((level) => ({ value: level, label: words[level] }))}
          onChange={(chosen) => {
            const minimum = LEVELS.find((level) => level === chosen) ?? type.minimum;
            if (minimum === type.minimum) return;
            void change({
              change: { minimum },
              words: text.changed_minimum(type.name, words[minimum]),
              back: { minimum: type.minimum },
            });
          }}
        />
      </Field>
    </div>
  );
}
