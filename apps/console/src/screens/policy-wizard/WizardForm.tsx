import type {
  PolicyContent,
  PolicyDetail,
  PolicyFault,
  PolicyFinding,
  PolicyRule,
} from '@waybill/contract';
import { Button, ConfirmDialog, PageHeader, textOf } from '@waybill/ui';
import { useSearchParams } from 'react-router';
import { useNavigator } from '../../app/navigation/use-navigator.ts';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { useDocumentTitle } from '../../app/shell/use-document-title.ts';
import { useFieldCatalogue } from '../../components/policy/field-catalogue.ts';
import { AttentionNote } from '../../components/policy/AttentionNote.tsx';
import { ModeBadge } from '../../components/policy/ladder/ModeBadge.tsx';
import { useUnsavedGuard } from '../../components/use-unsaved-guard.ts';
import { useOffered } from './draft/use-offered.ts';
import { usePolicyDraft, type PolicyDraft } from './draft/use-policy-draft.ts';
import { useTuning } from './draft/use-tuning.ts';
import { usePolicyCheck, type RuleTexts } from './draft/use-tried.ts';
import {
  stepAddress,
  stepOf,
  stepOfPath,
  WIZARD_STEPS,
  type WizardStep,
} from './draft/wizard-steps.ts';
import { FaultList } from './panel/FaultList.tsx';
import { WizardPanel } from './panel/WizardPanel.tsx';
import { AddRule, RuleBar } from './RuleBar.tsx';
import { SaveLine } from './SaveLine.tsx';
import { StepNav } from './StepNav.tsx';
import { StepBody } from './steps/StepBody.tsx';
import { wizardText } from './wizard.text.ts';

/** The wizard of one policy: steps on the left, the open one in the middle, its effect on the right. */
export function WizardForm({ start }: { start: PolicyDetail }) {
  const words = textOf(wizardText);
  const draft = usePolicyDraft(start);
  useTuning(draft);
  const guard = useUnsavedGuard(draft.state !== 'saved');
  const name = draft.content.name === '' ? words.unnamed : draft.content.name;
  useDocumentTitle(words.pageTitle(name));
  return (
    <div className="flex min-h-full flex-col">
      <WizardHead draft={draft} name={name} />
      <WizardBody draft={draft} />
      <ConfirmDialog
        isOpen={guard.isAsking}
        isDanger
        title={words.leaveTitle}
        description={words.leaveNote}
        confirmLabel={words.leave}
        onClose={guard.stay}
        onConfirm={guard.leave}
      />
    </div>
  );
}

function WizardHead({ draft, name }: { draft: PolicyDraft; name: string }) {
  const words = textOf(wizardText);
  const { can } = useSessionInfo();
  const { navigate } = useNavigator();
  const [search] = useSearchParams();
  const { policy } = draft;
  const ruleId = search.get('rule') ?? draft.content.rules[0]?.id;
  const openOf = (next: string) => stepAddress(policy.policyKey, stepOf(search), next);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 border-b border-line bg-surface px-4 py-3">
        <PageHeader title={name} />
        <ModeBadge mode={policy.mode} />
        <SaveLine draft={draft} />
        {can('policy:edit') && !policy.isBuiltin && (
          <div className="ml-auto">
            <AddRule draft={draft} ruleId={ruleId} onOpen={(next) => navigate(openOf(next))} />
          </div>
        )}
      </div>
      <AttentionNote faults={policy.attention} />
      {policy.isBuiltin && <p className="px-4 pt-3 text-ink-2">{words.builtin}</p>}
      {!can('policy:edit') && <p className="px-4 pt-3 text-ink-2">{words.readOnly}</p>}
    </>
  );
}

function WizardBody({ draft }: { draft: PolicyDraft }) {
  const { navigate } = useNavigator();
  const [search] = useSearchParams();
  const { catalogue } = useFieldCatalogue();
  const { offered, nameOf } = useOffered();
  const check = usePolicyCheck(draft.content).result;
  const { content, policy } = draft;
  const step = stepOf(search);
  const rule = content.rules.find(({ id }) => id === search.get('rule')) ?? content.rules[0];
  const open = (next: WizardStep, ruleId = rule?.id) =>
    navigate(stepAddress(policy.policyKey, next, ruleId));
  const told = check?.rules.find(({ ruleId }) => ruleId === rule?.id);
  const notes = check === null ? [] : [...check.faults, ...check.findings];
  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)] items-start gap-4 p-4 lg:grid-cols-[11rem_minmax(0,1fr)] xl:grid-cols-[11rem_minmax(0,1fr)_21rem]">
      <StepNav
        step={step}
        openOf={(of) => notes.filter((note) => stepOfNote(note) === of).length}
        onOpen={(of) => open(of)}
      />
      <div className="flex min-w-0 flex-col gap-4 rounded-lg border border-line bg-surface p-4">
        <RuleBar draft={draft} ruleId={rule?.id} onOpen={(ruleId) => open(step, ruleId)} />
        {rule !== undefined && (
          <StepBody
            step={step}
            draft={draft}
            rule={rule}
            catalogue={catalogue}
            offered={offered}
            nameOf={nameOf}
            textAt={(path) => textAt(told, path)}
            faultsAt={(path) => faultsAt(check?.faults ?? [], rulePath(content, rule, path))}
          />
        )}
        <FaultList notes={notes.filter((note) => stepOfNote(note) === step)} />
        <StepButtons step={step} onOpen={(of) => open(of)} />
      </div>
      {rule !== undefined && (
        <div className="lg:col-start-2 xl:col-start-3">
          <WizardPanel draft={draft} rule={rule} nameOf={nameOf} />
        </div>
      )}
    </div>
  );
}

/** The step in which a fault or a finding is repaired. */
function stepOfNote(note: PolicyFault | PolicyFinding): WizardStep {
  return stepOfPath(note.path, 'field' in note ? note.field : null);
}

/** A place in a rule as a place in the content. */
function rulePath({ rules }: PolicyContent, rule: PolicyRule, path: string): string {
  return `rules.${rules.findIndex(({ id }) => id === rule.id)}.${path}`;
}

/** Faults of one condition. */
function faultsAt(faults: readonly PolicyFault[], path: string): PolicyFault[] {
  return faults.filter((fault) => fault.path === path || fault.path.startsWith(`${path}.`));
}

/** A condition of a rule as text, as the server tells it. */
function textAt(told: RuleTexts | undefined, path: string): string | null {
  if (told === undefined) return null;
  return path === 'condition'
    ? told.text
    : (told.parts.find((part) => part.path === path)?.text ?? null);
}

function StepButtons(props: { step: WizardStep; onOpen: (step: WizardStep) => void }) {
  const words = textOf(wizardText);
  const at = WIZARD_STEPS.indexOf(props.step);
  const before = WIZARD_STEPS[at - 1];
  const next = WIZARD_STEPS[at + 1];
  return (
    <footer className="flex gap-2 border-t border-line pt-4">
      {before !== undefined && <Button onClick={() => props.onOpen(before)}>{words.back}</Button>}
      {next !== undefined && (
        <Button variant="primary" onClick={() => props.onOpen(next)}>
          {words.next}
        </Button>
      )}
    </footer>
  );
}
