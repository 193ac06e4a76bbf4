import { TextArea, TextField, textOf } from '@waybill/ui';
import { NumberField } from '../../../components/NumberField.tsx';
import { PolicyLadder } from '../../../components/policy/ladder/PolicyLadder.tsx';
import { namedContent } from '../draft/named-content.ts';
import { OwnerField } from './OwnerField.tsx';
import type { StepProps } from './step-props.ts';
import { stepsText } from './steps.text.ts';

/** Name, owner and automatic rollback of the policy, and its next step. */
export function RolloutStep({ draft }: StepProps) {
  const words = textOf(stepsText);
  const { content, policy } = draft;
  const { guardrails } = content;
  return (
    <section className="flex flex-col gap-4">
      <header>
        <h2 className="text-lg font-semibold">{words.rolloutTitle}</h2>
        <p className="text-ink-3">{words.rolloutNote}</p>
      </header>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={words.name}
          isRequired
          maxLength={120}
          value={content.name}
          onChange={(event) => draft.set(namedContent(content, event.target.value))}
        />
        <OwnerField value={content.ownerId} onChange={(ownerId) => draft.set({ ownerId })} />
        <TextArea
          label={words.description}
          rows={2}
          value={content.description}
          onChange={(event) => draft.set({ description: event.target.value })}
        />
        <NumberField
          label={words.priority}
          hint={words.priorityHint}
          min={0}
          max={1000}
          value={content.priority}
          onChange={(priority) => draft.set({ priority })}
        />
      </div>
      <h3 className="mt-2 text-md font-semibold">{words.guardrails}</h3>
      <p className="-mt-3 text-ink-3">{words.guardrailsNote}</p>
      <div className="grid items-end gap-4 md:grid-cols-3">
        <NumberField
          label={words.maxPrompts}
          min={1}
          max={1000}
          value={guardrails.maxPromptsPerPersonDay ?? 5}
          onChange={(maxPromptsPerPersonDay) =>
            draft.set({ guardrails: { ...guardrails, maxPromptsPerPersonDay } })
          }
        />
        <NumberField
          label={words.maxOverrides}
          min={1}
          max={100}
          value={Math.round((guardrails.maxOverrideRate ?? 0.5) * 100)}
          onChange={(percent) =>
            draft.set({ guardrails: { ...guardrails, maxOverrideRate: percent / 100 } })
          }
        />
        <NumberField
          label={words.minPrecision}
          min={1}
          max={100}
          value={Math.round((guardrails.minPrecision ?? 0.6) * 100)}
          onChange={(percent) =>
            draft.set({ guardrails: { ...guardrails, minPrecision: percent / 100 } })
          }
        />
      </div>
      <h3 className="mt-2 text-md font-semibold">{words.nextStep}</h3>
      <PolicyLadder policy={policy} onChanged={draft.take} beforeStep={draft.flush} />
    </section>
  );
}
