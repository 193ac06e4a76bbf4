import type { TrustRuleValue } from '@waybill/contract';
import { Button, SearchField, textOf } from '@waybill/ui';
import { useCallback, useDeferredValue, useState } from 'react';
import { useMissingReason, useSessionInfo } from '../../../../app/session/session-context.ts';
import { Icon } from '../../../../components/icons.ts';
import { CandidatesPanel } from './CandidatesPanel.tsx';
import { draftOf, newDraft, type RuleDraft } from './rule-draft.ts';
import { RuleDialog } from './RuleDialog.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { tabText } from './tab.text.ts';
import { useRuleChanges } from './use-rule-changes.ts';

interface Editing {
  start: RuleDraft;
  rule: TrustRuleValue | null;
}

/** Sanctioned and forbidden destinations, and decisions on any other. */
export function DestinationsTab() {
  const text = textOf(tabText);
  const { user } = useSessionInfo();
  const missing = useMissingReason('flow:review');
  const changes = useRuleChanges();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const [editing, setEditing] = useState<Editing | null>(null);
  const edit = useCallback(
    (rule: TrustRuleValue) => setEditing({ start: draftOf(rule), rule }),
    [],
  );
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-3xl text-ink-2">{text.about}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SearchField
          label={text.search}
          placeholder={text.search}
          maxLength={253}
          className="w-full sm:w-96"
          value={typed}
          onChange={setTyped}
        />
        <Button
          variant="primary"
          icon={<Icon.add aria-hidden />}
          disabledReason={missing}
          onClick={() => setEditing({ start: newDraft('sanctioned', user.userId), rule: null })}
        >
          {text.addRule}
        </Button>
      </div>
      <RulesPanel search={search} onEdit={edit} onRemove={(rule) => void changes.remove(rule)} />
      <CandidatesPanel
        search={search}
        onDecide={(verdict, named) =>
          setEditing({ start: newDraft(verdict, user.userId, named), rule: null })
        }
      />
      {editing !== null && (
        <RuleDialog {...editing} changes={changes} onClose={() => setEditing(null)} />
      )}
    </div>
  );
}
