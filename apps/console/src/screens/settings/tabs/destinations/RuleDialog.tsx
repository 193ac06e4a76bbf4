import type { TrustRuleValue } from '@waybill/contract';
import { Button, Dialog, textOf } from '@waybill/ui';
import { useState, type FormEvent } from 'react';
import { describeError, faultAt } from '../../../../app/http/api-error.ts';
import { EffectPreview } from './EffectPreview.tsx';
import { missingIn, type RuleDraft } from './rule-draft.ts';
import { RuleFields } from './RuleFields.tsx';
import { tabText } from './tab.text.ts';
import type { RuleChanges } from './use-rule-changes.ts';

const FORM = 'trust-rule';
const FIELDS = ['subject', 'audience', 'reason', 'ownerId', 'expiresAt'] as const;

export interface RuleDialogProps {
  start: RuleDraft;
  /** The rule that is edited; null for a new one. */
  rule: TrustRuleValue | null;
  changes: RuleChanges;
  onClose: () => void;
}

/** A rule's decision, audience, reason and expiry, with its effect before it is saved. */
export function RuleDialog({ start, rule, changes, onClose }: RuleDialogProps) {
  const text = textOf(tabText);
  const [draft, setDraft] = useState(start);
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsAsked(true);
    if (missingIn(draft).size > 0 || isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      const isDone = await (rule === null ? changes.create(draft) : changes.save(rule, draft));
      if (isDone) onClose();
    } catch (failure) {
      setError(failure);
    } finally {
      setIsBusy(false);
    }
  }

  const hasFieldFault = FIELDS.some((field) => faultAt(error, field) !== null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={rule === null ? text.addTitle : text.editTitle(rule.subject.name)}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button
            type="submit"
            form={FORM}
            variant={draft.verdict === 'forbidden' ? 'danger' : 'primary'}
            isBusy={isBusy}
          >
            {rule === null ? text.create : text.save}
          </Button>
        </>
      }
    >
      <form
        noValidate
        id={FORM}
        autoComplete="off"
        onSubmit={(event) => void save(event)}
        className="flex flex-col gap-4 pb-1"
      >
        <RuleFields
          draft={draft}
          rule={rule}
          missing={isAsked ? missingIn(draft) : new Set()}
          error={error}
          onChange={setDraft}
        />
        <EffectPreview draft={draft} />
        {error !== null && !hasFieldFault && (
          <p role="alert" className="text-critical-text">
            {describeError(error).title}
          </p>
        )}
      </form>
    </Dialog>
  );
}
