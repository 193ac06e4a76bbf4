import type { PolicyRule } from '@waybill/contract';
import { Button, ConfirmDialog, Tabs, TextField, textOf } from '@waybill/ui';
import { useState } from 'react';
import { Icon } from '../../components/icons.ts';
import type { PolicyDraft } from './draft/use-policy-draft.ts';
import { wizardText } from './wizard.text.ts';

/** Maximum rules per policy, as on the server. */
const MOST_RULES = 20;

export interface RuleBarProps {
  draft: PolicyDraft;
  ruleId: string | undefined;
  onOpen: (ruleId: string) => void;
}

/** The rules of a policy with several: selects, names and removes them. */
export function RuleBar({ draft, ruleId, onOpen }: RuleBarProps) {
  const words = textOf(wizardText);
  const { rules } = draft.content;
  const rule = rules.find(({ id }) => id === ruleId);
  const [isAsking, setIsAsking] = useState(false);
  if (rule === undefined || rules.length < 2) return null;
  function remove(of: PolicyRule): void {
    const rest = rules.filter(({ id }) => id !== of.id);
    draft.set({ rules: rest });
    const [next] = rest;
    if (next !== undefined) onOpen(next.id);
  }
  return (
    <div className="flex flex-col gap-3 border-b border-line pb-4">
      <Tabs
        label={words.rules}
        items={rules.map(({ id, name }, index) => ({
          key: id,
          label: name === '' ? words.newRule(index + 1) : name,
        }))}
        activeKey={rule.id}
        onChange={onOpen}
      />
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-56 flex-1">
          <TextField
            label={words.rule}
            value={rule.name}
            maxLength={120}
            onChange={(event) => draft.setRule(rule.id, { name: event.target.value })}
          />
        </div>
        <Button
          icon={<Icon.delete aria-hidden className="size-4" />}
          onClick={() => setIsAsking(true)}
        >
          {words.removeRule}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={words.removeRuleTitle(rule.name)}
        description={words.removeRuleNote}
        confirmLabel={words.removeRule}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          remove(rule);
        }}
      />
    </div>
  );
}

/** Adds a rule that starts like the open one, and opens it. */
export function AddRule({ draft, ruleId, onOpen }: RuleBarProps) {
  const words = textOf(wizardText);
  const { rules } = draft.content;
  function add(): void {
    const made = newRule(
      rules,
      rules.find(({ id }) => id === ruleId),
    );
    draft.set({ rules: [...rules, made] });
    onOpen(made.id);
  }
  return (
    <Button
      variant="ghost"
      icon={<Icon.add aria-hidden className="size-4" />}
      disabledReason={rules.length >= MOST_RULES ? words.mostRules(MOST_RULES) : undefined}
      onClick={add}
    >
      {words.addRule}
    </Button>
  );
}

/** A rule that starts like the open one, with an empty condition. */
function newRule(rules: readonly PolicyRule[], like: PolicyRule | undefined): PolicyRule {
  const words = textOf(wizardText);
  let number = rules.length + 1;
  while (rules.some(({ id }) => id === `rule-${number}`)) number += 1;
  return {
    id: `rule-${number}`,
    name: words.newRule(number),
    title: like?.title ?? '',
    severity: like?.severity ?? 'MEDIUM',
    mode: 'draft',
    condition: { all: [] },
    groupBy: like?.groupBy ?? ['actor', 'destination'],
    threshold: null,
    exceptions: [],
    response: like?.response ?? {
      messages: {},
      justification: 'optional',
      overrideKinds: ['justification'],
      ttlMinutes: 60,
      remediation: [],
    },
    tests: [],
  };
}
