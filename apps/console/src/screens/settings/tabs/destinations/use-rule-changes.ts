import type { TrustRuleValue } from '@waybill/contract';
import { textOf, toast } from '@waybill/ui';
import { useSWRConfig } from 'swr';
import { describeError } from '../../../../app/http/api-error.ts';
import { change } from '../../../../app/http/api.ts';
import { decisionOf, type RuleDraft } from './rule-draft.ts';
import { tabText } from './tab.text.ts';

type Decision = ReturnType<typeof decisionOf>;

/** Makes, changes and deletes rules, each with a way to undo it. */
export interface RuleChanges {
  /** Resolves to false after a reported refusal. Throws errors for the form's fields. */
  create: (draft: RuleDraft) => Promise<boolean>;
  save: (rule: TrustRuleValue, draft: RuleDraft) => Promise<boolean>;
  remove: (rule: TrustRuleValue) => Promise<void>;
}

export function useRuleChanges(): RuleChanges {
  const text = textOf(tabText);
  const { mutate } = useSWRConfig();
  const reload = () =>
    mutate((key) => typeof key === 'string' && key.startsWith('/v1/trust-rules'));

  const told = async (title: string, rescored: number, undo: () => Promise<unknown>) => {
    await reload();
    toast({
      variant: 'success',
      title,
      description: rescored > 0 ? text.rescored(rescored) : undefined,
      action: { label: text.undo, onClick: () => void attempt(undo) },
    });
  };

  async function attempt(undo: () => Promise<unknown>) {
    try {
      if ((await undo()) === undefined) return;
      toast({ variant: 'success', title: text.undone });
    } catch (error) {
      toast({ variant: 'error', title: describeError(error).title });
    }
    await reload();
  }

  const post = (subject: Pick<RuleDraft, 'kind' | 'value'>, decision: Decision) =>
    change('POST', '/v1/trust-rules', { body: { subject, ...decision } });
  const patch = (ruleId: string, rev: number, decision: Decision) =>
    change('PATCH', '/v1/trust-rules/{ruleId}', { params: { ruleId }, body: { rev, ...decision } });
  const drop = (ruleId: string) =>
    change('DELETE', '/v1/trust-rules/{ruleId}', { params: { ruleId } });

  return {
    async create(draft) {
      const subject = { kind: draft.kind, value: draft.value.trim() };
      const made = await post(subject, decisionOf(draft, null, Date.now()));
      if (made === undefined) return false;
      await told(text.created(made.subject.name), made.rescored, () => drop(made.ruleId));
      return true;
    },
    async save(rule, draft) {
      const { ruleId, rev, subject } = rule;
      const saved = await patch(ruleId, rev, decisionOf(draft, rule.expiresAt, Date.now()));
      if (saved === undefined) return false;
      const undo = () => patch(ruleId, saved.rev, storedDecision(rule));
      await told(text.changed(subject.name), saved.rescored, undo);
      return true;
    },
    async remove(rule) {
      const { subject, ruleId } = rule;
      const { kind, value } = subject;
      if (kind === 'flow') return;
      try {
        const gone = await drop(ruleId);
        if (gone === undefined) return;
        const undo = () => post({ kind, value }, storedDecision(rule));
        await told(text.removed(subject.name), gone.rescored, undo);
      } catch (error) {
        toast({ variant: 'error', title: describeError(error).title });
        await reload();
      }
    },
  };
}

/** A former decision. A past end is not restored: the server accepts only future ends. */
function storedDecision({ verdict, audience, reason, owner, expiresAt }: TrustRuleValue): Decision {
  const ownerId = owner?.userId ?? null;
  return { verdict, audience, reason, ownerId, expiresAt };
}
