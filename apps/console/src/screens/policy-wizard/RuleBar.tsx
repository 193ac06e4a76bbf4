import type { PolicyRule } from '@waybill/contract';
import { Button, Tabs, TextField, textOf } from '@waybill/ui';
import { Icon } from '../../components/icons.ts';
import type { PolicyDraft } from './draft/use-policy-draft.ts';
import { wizardText } from './wizard.text.ts';

export interface RuleBarProps {
  draft: PolicyDraft;
  ruleId: string | undefined;
  onOpen: (ruleId: string) => void;
}

/** The rules of the policy: which one is open, what it is called, and a way to another. */
export function RuleBar({ draft, ruleId, onOpen }: RuleBarProps) {
  const words = textOf(wizardText);
  const { rules } = draft.content;
  const rule = rules.find(({ id }) => id === ruleId);
  function add(): void {
    const made = newRule(rules, rule);
    draft.set({ rules: [...rules, made] });
    onOpen(made.id);
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      {rules.length > 1 && ruleId !== undefined && (
        <Tabs
          label={words.rule}
          items={rules.map(({ id, name }, index) => ({
            key: id,
            label: name === '' ? words.newRule(index + 1) : name,
          }))}
          activeKey={ruleId}
          onChange={onOpen}
        />
      )}
      {rule !== undefined && rules.length > 1 && (
        <TextField
          label={words.rule}
          value={rule.name}
          maxLength={120}
          onChange={(event) => draft.setRule(rule.id, { name: event.target.value })}
        />
      )}
      <Button
        variant="ghost"
        size="sm"
        icon={<Icon.add aria-hidden className="size-4" />}
        onClick={add}
      >
        {words.addRule}
      </Button>
    </div>
  );
}

/** A rule that begins like the open one, with nothing asked for yet. */
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
